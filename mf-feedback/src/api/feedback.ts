import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { receivedFeedbackSchema } from '@truenorth/api-contract/feedback'
import { feedbackSummarySchema } from '@truenorth/api-contract/inbox'
import { get, http, useReported } from '@truenorth/shared-auth'
import * as z from '@truenorth/shared-auth/schema'
import type { FeedbackQuery } from '../domain/feedbackQuery'

const exportTimeoutMs = 120_000

const listSchema = z.array(receivedFeedbackSchema)

const listFeedback = (params: FeedbackQuery, signal: AbortSignal) =>
  get('/feedback/list/', listSchema, { params, signal })

// The server has no path for single items, so the list is filtered by the id.
const findFeedback = async (id: number, signal: AbortSignal) =>
  (await listFeedback({ id }, signal))[0] ?? null

const summarizeFeedback = (params: FeedbackQuery, signal: AbortSignal) =>
  get('/feedback/summary/', feedbackSummarySchema, { params, signal })

/** The files that the inbox can be had as. */
export type FileFormat = 'csv' | 'json'

const exportPaths: Record<FileFormat, string> = {
  csv: '/feedback/export/',
  json: '/feedback/export/json/',
}

/** The matching feedback as a file. */
export const exportFeedback = async (format: FileFormat, params: FeedbackQuery) =>
  (
    await http.get<Blob>(exportPaths[format], {
      params,
      responseType: 'blob',
      timeout: exportTimeoutMs,
    })
  ).data

const all = ['feedback'] as const
const lists = [...all, 'list'] as const
const summaries = [...all, 'summary'] as const
const items = [...all, 'item'] as const

/** Keys and options of the queries about feedback. */
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
  /** Null when there is no such item. */
  item: (id: number) =>
    queryOptions({
      queryKey: [...items, id],
      queryFn: ({ signal }) => findFeedback(id, signal),
    }),
}

/** One page of feedback; while another page loads, the last one, which is then outdated. */
export const useFeedbackList = (query: FeedbackQuery) => {
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery(
    feedbackQueries.list(query),
  )
  useReported(error, 'loading the feedback')
  return { items: data, isPending, isOutdated: isPlaceholderData, refetch }
}

/** How much feedback there is of each kind, and how much of it matches the query. */
export const useFeedbackCounts = (query: FeedbackQuery) => {
  const { data, isPending, isPlaceholderData, error } = useQuery(feedbackQueries.summary(query))
  useReported(error, 'counting the feedback')
  return { counts: data, isPending, isOutdated: isPlaceholderData }
}

/** One item by its id; null when it is gone. */
export const useFeedbackItem = (id: number | undefined, isEnabled: boolean) => {
  const query = useQuery({
    ...feedbackQueries.item(id ?? 0),
    enabled: id !== undefined && isEnabled,
  })
  useReported(query.error, 'loading one feedback')
  return query
}
