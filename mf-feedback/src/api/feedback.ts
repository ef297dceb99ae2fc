import type { Feedback, FeedbackSummary } from '@truenorth/api/contract'
import { del, get, http, patch } from '@truenorth/shared-auth'

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

export const listFeedback = (params: FeedbackQuery, signal?: AbortSignal) =>
  get<Feedback[]>('/feedback/list/', { params, ...(signal && { signal }) })

/** One item by its id; absent when it is gone. The server lists, but does not open single items. */
export const findFeedback = async (id: number, signal?: AbortSignal) =>
  (await listFeedback({ id }, signal))[0] ?? null

/** Counts of everything, and of what the query matches. */
export const summarizeFeedback = (params: FeedbackQuery, signal?: AbortSignal) =>
  get<FeedbackSummary>('/feedback/summary/', { params, ...(signal && { signal }) })

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
