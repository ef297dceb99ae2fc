import type { Feedback, FeedbackSummary } from '@truenorth/api/contract'
import type { QueryClient } from '@tanstack/react-query'
import { feedbackQueries } from './feedbackQueries'

const { all, lists, summaries, item } = feedbackQueries

/** Shows a change before the server has said yes; answers with the way back. */
export const foresee = async (client: QueryClient, change: () => void) => {
  await client.cancelQueries({ queryKey: all })
  const before = client.getQueriesData({ queryKey: all })
  change()
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}

export const foreseeRead = (client: QueryClient, read: Feedback) => {
  const seen = { ...read, is_read: true }
  client.setQueryData(item(read.id).queryKey, seen)
  client.setQueriesData<Feedback[]>({ queryKey: lists }, (list) =>
    list?.map((other) => (other.id === read.id ? seen : other)),
  )
  client.setQueriesData<FeedbackSummary>(
    { queryKey: summaries },
    (counts) => counts && { ...counts, unread: counts.unread - 1 },
  )
}

export const foreseeDeleted = (client: QueryClient, deleted: Feedback) => {
  client.setQueryData(item(deleted.id).queryKey, null)
  client.setQueriesData<Feedback[]>({ queryKey: lists }, (list) =>
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
