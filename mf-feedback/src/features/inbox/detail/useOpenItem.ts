import { useQuery } from '@tanstack/react-query'
import { feedbackQueries } from '../../../api/feedbackQueries'
import type { InboxView } from '../address/inboxView'
import { useInboxList } from '../list/useInboxList'
import { useReported } from '../useReported'

/** The item that the address names: from the list when it is there, else asked for by itself. */
export const useOpenItem = (view: InboxView) => {
  const { items, isPending: isListPending } = useInboxList(view)
  const listed = items?.find(({ id }) => id === view.item)
  const { data, isPending, error, refetch } = useQuery({
    ...feedbackQueries.item(view.item ?? 0),
    enabled: view.item !== undefined && listed === undefined && !isListPending,
  })
  useReported(error, 'loading one feedback')
  const item = view.item === undefined ? undefined : (listed ?? data ?? undefined)
  const isGone = listed === undefined && data === null
  return { item, isGone, isPending: !item && !isGone && !error && isPending, refetch }
}
