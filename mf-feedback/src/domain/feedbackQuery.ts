import type { FeedbackType } from '@truenorth/api-contract/feedback'
import { isBlank } from '@truenorth/api-contract/text'
import type { Filter, InboxView, Sort } from './inboxView'

/** Which feedback, in which order; the server's own names. */
export type FeedbackQuery = {
  type?: FeedbackType
  is_read?: boolean
  search?: string
  ordering?: 'created_at' | '-created_at' | 'rating' | '-rating'
  page?: number
  page_size?: number
  id?: number
}

/** Items on one page of the inbox. */
export const pageSize = 50

const byFilter: Record<Filter, FeedbackQuery> = {
  all: {},
  unread: { is_read: false },
  bug: { type: 'bug' },
  feature: { type: 'feature' },
  improvement: { type: 'improvement' },
  general: { type: 'general' },
}

const bySort: Record<Sort, FeedbackQuery> = {
  newest: {},
  oldest: { ordering: 'created_at' },
  highest: { ordering: '-rating' },
  lowest: { ordering: 'rating' },
}

/** The items that match a view, whatever their order and page. */
export const matchQuery = ({ filter, search }: InboxView): FeedbackQuery => ({
  ...byFilter[filter],
  ...(!isBlank(search) && { search: search.trim() }),
})

/** All items that match a view, in its order. */
export const orderedQuery = (view: InboxView): FeedbackQuery => ({
  ...matchQuery(view),
  ...bySort[view.sort],
})

/** The page that a view shows. */
export const pageQuery = (view: InboxView): FeedbackQuery => ({
  ...orderedQuery(view),
  page: view.page,
  page_size: pageSize,
})
