import { whenSent } from '@truenorth/shared-auth/outbox'
import { useEffect, useEffectEvent } from 'react'
import { feedbackKind } from '../../api/sendFeedback'

/** Tells that feedback whose sending had failed has arrived after all, while its form still stands open. */
export const useLateArrival = (isAwaited: boolean, onArrived: () => void) => {
  const arrived = useEffectEvent(onArrived)
  useEffect(() => {
    if (!isAwaited) return undefined
    return whenSent(feedbackKind, () => arrived())
  }, [isAwaited])
}
