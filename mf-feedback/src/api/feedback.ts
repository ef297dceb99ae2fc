import type { Feedback, FeedbackSummary } from '@truenorth/api/contract'
import { del, get, http, is, listReader, patch, readerOf } from '@truenorth/shared-auth'

/** Which feedback, in which order; the server's own names. */
export type FeedbackQuery = {
  type?: Feedback['type']
  is_read?: boolean
  search?: string
  ordering?: 'created_at' | '-created_at' | 'rating' | '-rating'
  page?: number
  page_size?: number
  id?: number
}

const exportTimeLimitMs = 120_000

const readFeedback = readerOf<Feedback>('feedback', {
  id: is.number,
  type: is.oneOf(['bug', 'feature', 'improvement', 'general']),
  message: is.text,
  email: is.optional(is.text),
  rating: is.maybe(is.number),
  page: is.optional(is.text),
  username: is.optional(is.text),
  is_read: is.flag,
  created_at: is.instant,
})

const readSummary = readerOf<FeedbackSummary>('summary', {
  total: is.number,
  unread: is.number,
  bug: is.number,
  feature: is.number,
  improvement: is.number,
  general: is.number,
  matching: is.number,
})

export const listFeedback = async (params: FeedbackQuery, signal?: AbortSignal) =>
  listReader(readFeedback)(
    await get<unknown>('/feedback/list/', { params, ...(signal && { signal }) }),
  )

/** One item by its id; absent when it is gone. The server lists, but does not open single items. */
export const findFeedback = async (id: number, signal?: AbortSignal) =>
  (await listFeedback({ id }, signal))[0] ?? null

/** Counts of everything, and of what the query matches. */
export const summarizeFeedback = async (params: FeedbackQuery, signal?: AbortSignal) =>
  readSummary(await get<unknown>('/feedback/summary/', { params, ...(signal && { signal }) }))

export const markFeedbackRead = (id: number) =>
  patch<Feedback>(`/feedback/${id}/`, { is_read: true })

export const deleteFeedback = (id: number) => del(`/feedback/${id}/`)

/** The matching feedback as a CSV file. */
export const exportFeedback = async (params: FeedbackQuery) =>
  (
    await http.get<Blob>('/feedback/export/', {
      params,
      responseType: 'blob',
      timeout: exportTimeLimitMs,
    })
  ).data
