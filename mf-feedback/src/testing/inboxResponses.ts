import type { Feedback } from '@truenorth/api-contract/feedback'
import type {
  FeedbackBulkChange,
  FeedbackSummary,
  FeedbackThread,
} from '@truenorth/api-contract/inbox'
import type { Responses, Call } from '@truenorth/shared-auth/testing'

const matching = (all: readonly Feedback[], { query }: Call) =>
  all.filter(({ id, type, is_read, message, username, state = 'new', assignee, merged_into }) => {
    if (query.has('merged_into')) return query.get('merged_into') === String(merged_into)
    if (merged_into !== undefined && !query.has('id') && !query.get('search')) return false
    if (query.has('id') && query.get('id') !== String(id)) return false
    if (query.has('type') && query.get('type') !== type) return false
    if (query.has('is_read') && query.get('is_read') !== String(is_read)) return false
    if (query.has('state') && query.get('state') !== state) return false
    if (query.has('assignee') && query.get('assignee') !== String(assignee?.id ?? 0)) return false
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

/** Two administrators; the first is who is signed in. */
const administrators = [
  { id: 1, username: 'casey' },
  { id: 9, username: 'river' },
]

type Body = Record<string, unknown>

const changed = (
  item: Feedback,
  { assignee, add_label, merged_into, ...changes }: Body,
): Feedback => {
  const { assignee: earlier, merged_into: before, ...rest } = item
  const into = merged_into === undefined ? before : merged_into
  const next = assignee === undefined ? earlier : administrators.find(({ id }) => id === assignee)
  return {
    ...rest,
    ...changes,
    ...(typeof add_label === 'string' && { labels: [...(item.labels ?? []), add_label] }),
    ...(next && { assignee: next }),
    ...(typeof into === 'number' && { merged_into: into }),
    version: item.version + 1,
  }
}

// Each with the number of those that are merged into it.
const withMerged = (all: readonly Feedback[]) =>
  all.map(({ merged: _before, ...item }) => {
    const merged = all.filter((other) => other.merged_into === item.id).length
    return { ...item, ...(merged > 0 && { merged }) }
  })

const isBulk = (body: unknown): body is FeedbackBulkChange =>
  typeof body === 'object' && body !== null && 'items' in body

/** The responses of a server with these items, newest first. */
export const inboxResponses = (held: Feedback[]): Responses => {
  let all = held
  const threads = new Map<string | undefined, FeedbackThread>()
  const threadOf = (id: string | undefined) => threads.get(id) ?? { notes: [], acts: [] }
  const named = (id: string | undefined) => all.find((item) => String(item.id) === id)
  return {
    // A list is wrapped, so that it is not taken for a status with its body.
    'GET /feedback/list/': (_body, call) => [200, pageOf(matching(all, call), call)],
    'GET /feedback/summary/': (_body, call) => summaryOf(all, call),
    'GET /feedback/desk/': () => ({
      administrators,
      labels: [...new Set(all.flatMap(({ labels = [] }) => labels))],
    }),
    'GET /feedback/:id/thread/': (_body, { params }) => threadOf(params['id']),
    'POST /feedback/:id/notes/': (body, { params }) => {
      const { notes, acts } = threadOf(params['id'])
      const created_at = '2025-11-28T09:00:00Z'
      const note = { id: notes.length + 1, writer: 'casey', text: String(body['text']), created_at }
      threads.set(params['id'], { notes: [...notes, note], acts })
      return threadOf(params['id'])
    },
    'DELETE /feedback/:id/notes/:note/': (_body, { params }) => {
      const { notes, acts } = threadOf(params['id'])
      const left = notes.filter(({ id }) => String(id) !== params['note'])
      threads.set(params['id'], { notes: left, acts })
      return [204]
    },
    'POST /feedback/:id/answers/': (body, { params }) => {
      const { notes, acts, answers = [] } = threadOf(params['id'])
      const answer = {
        id: answers.length + 1,
        writer: 'casey',
        text: String(body['text']),
        created_at: '2025-11-28T09:00:00Z',
        is_seen: false,
        letter: 'waiting',
      }
      threads.set(params['id'], { notes, acts, answers: [...answers, answer] })
      return threadOf(params['id'])
    },
    'PATCH /feedback/:id/': (body, { params, headers }) => {
      const before = named(params['id'])
      if (!before) return [404]
      const ifMatch = headers['if-match']
      if (ifMatch !== undefined && ifMatch !== `"${before.version}"`) return [412, before]
      const after = changed(before, body)
      all = withMerged(all.map((item) => (item === before ? after : item)))
      return after
    },
    'POST /feedback/bulk/': (body) => {
      if (!isBulk(body)) return [400]
      const { items, ...changes } = body
      const chosen = all.filter(({ id }) => items.some((one) => one.id === id))
      const conflicts = chosen.filter(
        ({ id, version }) => !items.some((one) => one.id === id && one.version === version),
      )
      const after = new Map(
        chosen
          .filter((item) => !conflicts.includes(item))
          .map((item) => [item.id, changed(item, changes)]),
      )
      all = withMerged(all.map((item) => after.get(item.id) ?? item))
      return { changed: [...after.values()], conflicts }
    },
    'POST /feedback/bulk/remove/': (body) => {
      if (!isBulk(body)) return [400]
      const { items } = body
      const chosen = all.filter(({ id }) => items.some((one) => one.id === id))
      const conflicts = chosen.filter(
        ({ id, version }) => !items.some((one) => one.id === id && one.version === version),
      )
      const gone = chosen.filter((item) => !conflicts.includes(item))
      all = all.filter((item) => !gone.includes(item))
      return { removed: gone.map(({ id }) => id), conflicts }
    },
    'DELETE /feedback/:id/': (_body, { params }) => {
      all = all.filter(({ id }) => String(id) !== params['id'])
      return [204]
    },
  }
}
