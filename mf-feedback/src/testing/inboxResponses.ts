import type { Feedback, FeedbackSummary } from '@truenorth/api-contract/feedback'
import type { Responses, Call } from '@truenorth/shared-auth/testing'

const matching = (all: readonly Feedback[], { query }: Call) =>
  all.filter(({ id, type, is_read, message, username }) => {
    if (query.has('id') && query.get('id') !== String(id)) return false
    if (query.has('type') && query.get('type') !== type) return false
    if (query.has('is_read') && query.get('is_read') !== String(is_read)) return false
    return `${message} ${username}`.toLowerCase().includes(query.get('search') ?? '')
  })

const pageOf = (items: Feedback[], { query }: Call) => {
  const page = Number(query.get('page') ?? 1)
  const size = Number(query.get('page_size') ?? items.length)
  const ordered = query.get('ordering') === 'created_at' ? items.toReversed() : items
  return ordered.slice((page - 1) * size, page * size)
}

const summaryOf = (all: readonly Feedback[], call: Call): FeedbackSummary => {
  const count = (type: Feedback['type']) => all.filter((item) => item.type === type).length
  return {
    total: all.length,
    unread: all.filter(({ is_read }) => !is_read).length,
    bug: count('bug'),
    feature: count('feature'),
    improvement: count('improvement'),
    general: count('general'),
    matching: matching(all, call).length,
  }
}

/** The responses of a server with these items, newest first. */
export const inboxResponses = (held: Feedback[]): Responses => {
  let all = held
  return {
    // A list is wrapped, so that it is not taken for a status with its body.
    'GET /feedback/list/': (_body, call) => [200, pageOf(matching(all, call), call)],
    'GET /feedback/summary/': (_body, call) => summaryOf(all, call),
    'PATCH /feedback/:id/': (_body, { params }) => {
      all = all.map((item) =>
        String(item.id) === params['id'] ? { ...item, is_read: true } : item,
      )
      return all.find(({ id }) => String(id) === params['id'])
    },
    'DELETE /feedback/:id/': (_body, { params }) => {
      all = all.filter(({ id }) => String(id) !== params['id'])
      return [204]
    },
  }
}
