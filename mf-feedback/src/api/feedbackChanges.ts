// Apart from the queries, because the unread count of the navigation changes nothing.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReceivedFeedback, receivedFeedbackSchema } from '@truenorth/api-contract/feedback'
import type { FeedbackSummary } from '@truenorth/api-contract/inbox'
import { patch, report } from '@truenorth/shared-auth'
import { deleteIfThere } from './deleteIfThere'
import { feedbackQueries } from './feedback'

/** Changes are sent one after another, so that each is made over the version that the last one left. */
export const changesScope = { id: 'feedback-changes' }

const { all, lists, summaries, item } = feedbackQueries

const markFeedbackRead = ({ id }: ReceivedFeedback) =>
  patch(`/feedback/${id}/`, { is_read: true }, receivedFeedbackSchema)

const deleteFeedback = ({ id }: ReceivedFeedback) => deleteIfThere(`/feedback/${id}/`)

const showRead = (client: QueryClient, read: ReceivedFeedback) => {
  const changed = { ...read, is_read: true }
  client.setQueryData(item(read.id).queryKey, changed)
  client.setQueriesData<ReceivedFeedback[]>({ queryKey: lists }, (list) =>
    list?.map((other) => (other.id === read.id ? changed : other)),
  )
  client.setQueriesData<FeedbackSummary>(
    { queryKey: summaries },
    (counts) => counts && { ...counts, unread: counts.unread - 1 },
  )
}

const showDeleted = (client: QueryClient, deleted: ReceivedFeedback) => {
  client.setQueryData(item(deleted.id).queryKey, null)
  client.setQueriesData<ReceivedFeedback[]>({ queryKey: lists }, (list) =>
    list?.filter(({ id }) => id !== deleted.id),
  )
  client.setQueriesData<FeedbackSummary>(
    { queryKey: summaries },
    (counts) =>
      counts && {
        ...counts,
        total: counts.total - 1,
        matching: counts.matching - 1,
        unread: counts.unread - (deleted.is_read ? 0 : 1),
        [deleted.type]: counts[deleted.type] - 1,
      },
  )
}

type Change = {
  send: (item: ReceivedFeedback) => Promise<unknown>
  /** Puts the result into the cache before the server has answered. */
  show: (client: QueryClient, item: ReceivedFeedback) => void
  /** What is logged with an error. */
  context: string
}

// A failure restores the cache and is only logged.
const useOptimisticChange = ({ send, show, context }: Change) => {
  const client = useQueryClient()
  return useMutation({
    scope: changesScope,
    mutationFn: send,
    onMutate: async (changed) => {
      await client.cancelQueries({ queryKey: all })
      const before = client.getQueriesData({ queryKey: all })
      show(client, changed)
      return before
    },
    onError: (error, _item, before = []) => {
      for (const [key, data] of before) client.setQueryData(key, data)
      report(error, context)
    },
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}

/** Returns a function that marks an unread item as read at once; a failure takes that back. */
export const useMarkRead = () => {
  const { mutate } = useOptimisticChange({
    send: markFeedbackRead,
    show: showRead,
    context: 'marking feedback as read',
  })
  return (item: ReceivedFeedback | undefined) => {
    if (item && !item.is_read) mutate(item)
  }
}

/** Returns a function that removes an item at once; a failure brings it back. */
export const useDeleteFeedback = () =>
  useOptimisticChange({ send: deleteFeedback, show: showDeleted, context: 'deleting feedback' })
    .mutate
