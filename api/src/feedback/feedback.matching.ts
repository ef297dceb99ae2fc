import type { Feedback } from './feedback.schema.ts'
import type { FeedbackQuery } from './feedbackQuery.schema.ts'
import { folded, searchTextOf } from './searchText.ts'

/** Whether a query is about this item. */
export const matches = (item: Feedback, { id, type, is_read, search = '' }: FeedbackQuery) => {
  if (id !== undefined && item.id !== id) return false
  if (type !== undefined && item.type !== type) return false
  if (is_read !== undefined && item.is_read !== is_read) return false
  const wanted = folded(search)
  return searchTextOf(item).includes(wanted) || folded(item.username ?? '').includes(wanted)
}

const newestFirst = (a: Feedback, b: Feedback) =>
  Date.parse(b.created_at) - Date.parse(a.created_at) || b.id - a.id

/** Compares two items as a query orders them. */
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
