import { useQuery } from '@tanstack/react-query'
import { feedbackQueries } from '../../../api/feedbackQueries'
import { pageQuery } from '../address/feedbackQuery'
import type { InboxView } from '../address/inboxView'
import { useReported } from '../useReported'

/** One page of the inbox. */
export const useInboxList = (view: InboxView) => {
  const { data, isPending, isError, isPlaceholderData, error, refetch } = useQuery(
    feedbackQueries.list(pageQuery(view)),
  )
  useReported(error, 'loading the feedback')
  return { items: data, isPending, isError, isOutdated: isPlaceholderData, refetch }
}
