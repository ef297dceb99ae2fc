import { storedInstant, wireInstant } from '../time/instant.ts'
import { inOrder, matches } from './feedback.matching.ts'
import type { FeedbackRepository } from './feedback.repository.ts'
import type { Feedback } from './feedback.schema.ts'
import { sliceOf } from './sliceOf.ts'

export type KeptFeedback = { userId: number; sentAt: Date; item: Feedback }

/** Feedback in memory, for a session that never leaves the browser. */
export const memoryFeedback = (): FeedbackRepository => {
  const kept = new Map<number, KeptFeedback>()
  let lastId = 0

  const all = () => [...kept.values()]
  const matching: FeedbackRepository['list'] = async (query) =>
    all()
      .map(({ item }) => item)
      .filter((item) => matches(item, query))
      .sort(inOrder(query))
  const countOf = (fits: (item: Feedback) => boolean) =>
    all().filter(({ item }) => fits(item)).length

  return {
    add: async (
      author,
      { type = 'general', message, email = '', rating = null, page = '' },
      now,
    ) => {
      lastId += 1
      const item: Feedback = {
        id: lastId,
        version: 1,
        type,
        message,
        email,
        rating,
        page,
        username: author.username,
        is_read: false,
        created_at: wireInstant(storedInstant(now)),
      }
      kept.set(item.id, { userId: author.id, sentAt: now, item })
      return item
    },
    sentSince: async (userId, moment) =>
      all()
        .filter((one) => one.userId === userId && one.sentAt >= moment)
        .map(({ sentAt }) => sentAt),
    ofAuthor: async (userId) =>
      all()
        .filter((one) => one.userId === userId)
        .map(({ item }) => item)
        .toReversed(),
    list: async (query) => {
      const found = await matching(query)
      const slice = sliceOf(query)
      return slice ? found.slice(slice.offset, slice.offset + slice.limit) : found
    },
    ids: async (query) => (await matching(query)).map(({ id }) => id),
    byIds: async (ids) => ids.flatMap((id) => kept.get(id)?.item ?? []),
    summary: async (query) => ({
      total: kept.size,
      unread: countOf(({ is_read }) => !is_read),
      bug: countOf(({ type }) => type === 'bug'),
      feature: countOf(({ type }) => type === 'feature'),
      improvement: countOf(({ type }) => type === 'improvement'),
      general: countOf(({ type }) => type === 'general'),
      matching: (await matching(query)).length,
    }),
    find: async (id) => kept.get(id)?.item,
    update: async (id, { is_read }, onlyVersion) => {
      const before = kept.get(id)
      if (!before) return undefined
      if (onlyVersion !== undefined && before.item.version !== onlyVersion) return undefined
      const { item } = before
      const after = { ...item, is_read: is_read ?? item.is_read, version: item.version + 1 }
      kept.set(id, { ...before, item: after })
      return after
    },
    remove: async (id) => {
      kept.delete(id)
    },
  }
}
