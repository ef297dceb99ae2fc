import { useQuery } from '@tanstack/react-query'
import { feedbackQueries } from '../../../api/feedbackQueries'
import { matchQuery } from '../address/feedbackQuery'
import type { InboxView } from '../address/inboxView'
import { useReported } from '../useReported'

/** How much there is in all, and how much of it the view matches. */
export const useCounts = (view: InboxView) => {
  const {
    data: counts,
    isPending,
    isPlaceholderData,
    error,
    refetch,
  } = useQuery(feedbackQueries.summary(matchQuery(view)))
  useReported(error, 'counting the feedback')
  return { counts, isPending, isOutdated: isPlaceholderData, refetch }
}
