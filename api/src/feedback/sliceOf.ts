import type { FeedbackQuery } from './feedbackQuery.schema.ts'

const standardPage = 50

/** Which part of the matches is asked for; undefined is all of them, as the plain list has it. */
export const sliceOf = ({ page, page_size }: FeedbackQuery) => {
  if (page === undefined && page_size === undefined) return undefined
  const limit = page_size ?? standardPage
  return { limit, offset: ((page ?? 1) - 1) * limit }
}
