import { useEffect, useEffectEvent, useState } from 'react'
import { dropGuard, holdGuard } from './leavingGuard'

export type LeavingGuard = {
  dirty: boolean
  title?: string
  text?: string
  stayLabel?: string
  leaveLabel?: string
  onLeave?: () => void
}

/** While `dirty`, leaving this page (by a link, back, or closing the tab) asks first. */
export const useLeavingGuard = (options: LeavingGuard) => {
  const { dirty, title = 'Discard changes?', text = 'You have unsaved changes.' } = options
  const { stayLabel = 'Keep Editing', leaveLabel = 'Discard' } = options
  const [key] = useState(() => Symbol('guard'))
  const onLeave = useEffectEvent(() => options.onLeave?.())
  useEffect(() => {
    if (!dirty) return undefined
    holdGuard(key, { title, text, stayLabel, leaveLabel, onLeave: () => onLeave() })
    return () => dropGuard(key)
  }, [dirty, key, title, text, stayLabel, leaveLabel])
}
