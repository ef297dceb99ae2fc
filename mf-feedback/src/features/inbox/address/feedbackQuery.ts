import type { FeedbackQuery } from '../../../api/feedback'
import type { Filter, InboxView, Sort } from './inboxView'

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

/** Which items a view is about, whatever their order and page. */
export const matchQuery = ({ filter, search }: InboxView): FeedbackQuery => ({
  ...byFilter[filter],
  ...(search.trim() !== '' && { search: search.trim() }),
})

/** All that a view names, in its order. */
export const orderedQuery = (view: InboxView): FeedbackQuery => ({
  ...matchQuery(view),
  ...bySort[view.sort],
})

/** What one page of a view shows. */
export const pageQuery = (view: InboxView): FeedbackQuery => ({
  ...orderedQuery(view),
  page: view.page,
  page_size: pageSize,
})
