// What an administrator may ask of the inbox, and what a query means for one message.
import {
  feedbackOrderings,
  feedbackTypes,
  type Feedback,
  type FeedbackQuery,
} from '@truenorth/api-contract/feedback'
import { foldText, hasWords, searchWords } from '@truenorth/api-contract/text'
import * as z from 'zod/mini'
import { choice, flag, integer, type FieldsOf } from '../fields/fields.ts'
import { text } from '../fields/text.ts'

const longestSearch = 200
const largestNumber = 1e15
const largestPage = 200

export const feedbackQuerySchema = z.object({
  type: z.optional(choice(feedbackTypes)),
  is_read: z.optional(flag()),
  search: z.optional(text({ max: longestSearch, blank: true })),
  ordering: z.optional(choice(feedbackOrderings)),
  page: z.optional(integer({ min: 1, max: largestNumber })),
  page_size: z.optional(integer({ min: 1, max: largestPage })),
  id: z.optional(integer({ min: 1, max: largestNumber })),
} satisfies FieldsOf<FeedbackQuery>)

const standardPage = 50

/** The part of the matches that is asked for; undefined for all of them, as in the plain list. */
export const sliceOf = ({ page, page_size }: FeedbackQuery) => {
  if (page === undefined && page_size === undefined) return undefined
  const limit = page_size ?? standardPage
  return { limit, offset: ((page ?? 1) - 1) * limit }
}

type Searchable = {
  message: string
  email?: string | undefined
  page?: string | undefined
}

/** The folded text that a search looks through, besides the name of the author. It is stored. */
export const searchTextOf = ({ message, email = '', page = '' }: Searchable) =>
  [message, email, page].map(foldText).join('\n')

/** Whether a message matches a query. */
export const matches = (item: Feedback, { id, type, is_read, search = '' }: FeedbackQuery) => {
  if (id !== undefined && item.id !== id) return false
  if (type !== undefined && item.type !== type) return false
  if (is_read !== undefined && item.is_read !== is_read) return false
  return hasWords(
    [searchTextOf(item), foldText(item.username ?? '')].join('\n'),
    searchWords(search),
  )
}

const newestFirst = (a: Feedback, b: Feedback) =>
  Date.parse(b.created_at) - Date.parse(a.created_at) || b.id - a.id

/** Compares two messages in the order of a query; messages without a rating come last. */
export const inOrder = ({ ordering = '-created_at' }: FeedbackQuery) => {
  if (ordering === '-created_at') return newestFirst
  if (ordering === 'created_at') return (a: Feedback, b: Feedback) => newestFirst(b, a)
  const sign = ordering === 'rating' ? 1 : -1
  return (a: Feedback, b: Feedback) => {
    if (a.rating === b.rating) return newestFirst(a, b)
    if (a.rating === null) return 1
    if (b.rating === null) return -1
    return sign * (a.rating - b.rating)
  }
}
