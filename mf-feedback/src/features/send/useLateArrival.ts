import { useWhenSent } from '@truenorth/shared-auth'
import { feedbackKind } from '../../api/sendFeedback'

/** Tells that feedback whose sending had failed has arrived after all, while its form still stands open. */
export const useLateArrival = (isAwaited: boolean, onArrived: () => void) =>
  useWhenSent(feedbackKind, () => isAwaited && onArrived())
