import { useEffect, useEffectEvent } from 'react'
import { whenSent } from './whenSent'

/**
 * Calls `onSent` when a waiting write of that kind has been sent after all, by whichever tab: the
 * place to ask anew for what it changed. `kind` is the one given to `sendOnce`.
 */
export const useWhenSent = (kind: string, onSent: () => unknown): void => {
  const tell = useEffectEvent(onSent)
  useEffect(() => whenSent(kind, () => tell()), [kind])
}
