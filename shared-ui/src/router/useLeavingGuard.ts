import { useEffect, useEffectEvent, useState } from 'react'
import { holdGuard, releaseGuard } from './leavingGuard'

const hasSameParameter = (name: string, a: string, b: string) =>
  new URLSearchParams(a).get(name) === new URLSearchParams(b).get(name)

/** A form and the question before it is left. */
export type LeavingGuard = {
  /** Whether there are unsaved changes. */
  dirty: boolean
  /** Title of the question. Default "Discard changes?". */
  title?: string
  text?: string
  /** Default "Keep Editing". */
  stayLabel?: string
  /** Default "Discard". */
  leaveLabel?: string
  /** A query parameter that keeps the form open: a navigation that removes or changes it leaves the form. */
  openBy?: string | undefined
  /** Called when the form is left in spite of its unsaved changes. */
  onLeave?: (() => void) | undefined
}

/** Holds a guard while `dirty` and returns its key. */
export const useGuard = (options: LeavingGuard) => {
  const { dirty, openBy, title = 'Discard changes?', text = 'You have unsaved changes.' } = options
  const { stayLabel = 'Keep Editing', leaveLabel = 'Discard' } = options
  const [key] = useState(() => Symbol('guard'))
  const onLeave = useEffectEvent(() => options.onLeave?.())
  useEffect(() => {
    if (!dirty) return undefined
    holdGuard({
      key,
      isLeaving: (from, to) =>
        from.pathname !== to.pathname ||
        (openBy !== undefined && !hasSameParameter(openBy, from.search, to.search)),
      title,
      text,
      stayLabel,
      leaveLabel,
      onLeave: () => onLeave(),
    })
    return () => releaseGuard(key)
  }, [dirty, key, openBy, title, text, stayLabel, leaveLabel])
  return key
}

/**
 * While `dirty`, a question comes before the page is left by a link, by going back or by closing the
 * tab. Returns a function that ends the guard at once, for a form that closes right after a save.
 */
export const useLeavingGuard = (options: LeavingGuard) => {
  const key = useGuard(options)
  return () => releaseGuard(key)
}
