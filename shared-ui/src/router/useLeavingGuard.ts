import { useEffect, useEffectEvent, useState } from 'react'
import { dropGuard, holdGuard } from './leavingGuard'

export type LeavingGuard = {
  dirty: boolean
  title?: string
  text?: string
  stayLabel?: string
  leaveLabel?: string
  /** Query parameter that keeps the form open: taking it out of the address is leaving, too. */
  openBy?: string
  onLeave?: () => void
}

const sameUnder = (name: string, a: string, b: string) =>
  new URLSearchParams(a).get(name) === new URLSearchParams(b).get(name)

/**
 * While `dirty`, leaving this page (by a link, back, or closing the tab) asks first. Answers with a
 * function that lets go at once, for what is saved a moment before its form closes.
 */
export const useLeavingGuard = (options: LeavingGuard) => {
  const { dirty, openBy, title = 'Discard changes?', text = 'You have unsaved changes.' } = options
  const { stayLabel = 'Keep Editing', leaveLabel = 'Discard' } = options
  const [key] = useState(() => Symbol('guard'))
  const onLeave = useEffectEvent(() => options.onLeave?.())
  useEffect(() => {
    if (!dirty) return undefined
    holdGuard(key, {
      isLeaving: (from, to) =>
        from.pathname !== to.pathname ||
        (openBy !== undefined && !sameUnder(openBy, from.search, to.search)),
      title,
      text,
      stayLabel,
      leaveLabel,
      onLeave: () => onLeave(),
    })
    return () => dropGuard(key)
  }, [dirty, key, openBy, title, text, stayLabel, leaveLabel])
  return () => dropGuard(key)
}
