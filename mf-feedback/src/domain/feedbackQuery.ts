import type { FeedbackState, FeedbackType } from '@truenorth/api-contract/feedback'
import { isBlank } from '@truenorth/api-contract/text'
import type { Filter, InboxView, Sort } from './inboxView'

/** Which feedback, in which order; the server's own names. */
export type FeedbackQuery = {
  type?: FeedbackType
  is_read?: boolean
  state?: FeedbackState
  /** The id of who takes care of it; 0 for nobody. */
  assignee?: number
  label?: string
  /** The page from which it was sent. */
  path?: string
  /** The name of a remote that was on screen. */
  remote?: string
  /** The id of the item that the others are merged into. */
  merged_into?: number
  search?: string
  ordering?: 'created_at' | '-created_at' | 'rating' | '-rating'
  page?: number
  page_size?: number
  id?: number
}

/** The most items that the server lists on one page. */
export const mostListed = 200

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
export const matchQuery = (view: InboxView): FeedbackQuery => {
  const { filter, state, assignee, label, path, remote, search } = view
  return {
    ...byFilter[filter],
    ...(state !== undefined && { state }),
    ...(assignee !== undefined && { assignee }),
    ...(label !== undefined && { label }),
    ...(path !== undefined && { path }),
    ...(remote !== undefined && { remote }),
    ...(!isBlank(search) && { search: search.trim() }),
  }
}

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
