import type { Feedback, FeedbackChanges, FeedbackSummary, NewFeedback } from './feedback.schema.ts'
import type { FeedbackQuery } from './feedbackQuery.schema.ts'

export type Author = { id: number; username: string }

/** Everybody's feedback, newest first unless the query orders otherwise; unrated comes last. */
export type FeedbackRepository = {
  add: (author: Author, feedback: NewFeedback, now: Date) => Promise<Feedback>
  /** When this user sent feedback from that moment on. */
  sentSince: (userId: number, moment: Date) => Promise<Date[]>
  /** What this user sent, newest first. */
  ofAuthor: (userId: number) => Promise<Feedback[]>
  list: (query: FeedbackQuery) => Promise<Feedback[]>
  /** Ids of all that matches, whatever page is asked for. */
  ids: (query: FeedbackQuery) => Promise<number[]>
  /** In the order of the ids; what is gone is left out. */
  byIds: (ids: readonly number[]) => Promise<Feedback[]>
  summary: (query: FeedbackQuery) => Promise<FeedbackSummary>
  find: (id: number) => Promise<Feedback | undefined>
  /** Undefined when it is gone, or no longer has `onlyVersion`. */
  update: (
    id: number,
    changes: FeedbackChanges,
    onlyVersion?: number,
  ) => Promise<Feedback | undefined>
  remove: (id: number) => Promise<void>
}
