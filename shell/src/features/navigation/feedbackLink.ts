import { useLocation } from '@truenorth/shared-ui/router'
import { useSlots } from '../../remotes/useRemotes'

/**
 * Properties of a link that opens the feedback form over the screen that is shown; undefined where no remote
 * has one. The part of the frame called `feedback` opens it at this hash, and takes the hash away.
 */
export const useFeedbackLink = () => {
  const { pathname, search, state } = useLocation()
  const hasForm = useSlots('frame').some(({ slot }) => slot.place === 'feedback')
  if (!hasForm) return undefined
  const to = { pathname, search, hash: '#send-feedback' }
  return { to, state: state as unknown, replace: true, preventScrollReset: true }
}
