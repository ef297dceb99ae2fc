import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findFeedback, listFeedback, summarizeFeedback, type FeedbackQuery } from './feedback'

const all = ['feedback'] as const
const lists = [...all, 'list'] as const
const summaries = [...all, 'summary'] as const
const items = [...all, 'item'] as const

/** Keys and options of everything the inbox asks for. */
export const feedbackQueries = {
  all,
  lists,
  summaries,
  list: (query: FeedbackQuery) =>
    queryOptions({
      queryKey: [...lists, query],
      queryFn: ({ signal }) => listFeedback(query, signal),
      placeholderData: keepPreviousData,
    }),
  summary: (query: FeedbackQuery) =>
    queryOptions({
      queryKey: [...summaries, query],
      queryFn: ({ signal }) => summarizeFeedback(query, signal),
      placeholderData: keepPreviousData,
    }),
  item: (id: number) =>
    queryOptions({
      queryKey: [...items, id],
      queryFn: ({ signal }) => findFeedback(id, signal),
    }),
}
