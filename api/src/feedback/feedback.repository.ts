import type {
  Feedback,
  FeedbackChanges,
  FeedbackQuery,
  FeedbackSummary,
  NewFeedback,
} from '@truenorth/api-contract/feedback'
import { storedInstant, wireInstant } from '../time/instant.ts'
import { inOrder, matches, sliceOf } from './feedbackQuery.ts'

export type Author = { id: number; username: string }

/** The feedback of all users, newest first unless the query orders otherwise. */
export type FeedbackRepository = {
  add: (author: Author, feedback: NewFeedback, now: Date) => Promise<Feedback>
  /** The times at which this user sent feedback since that moment. */
  sentSince: (userId: number, moment: Date) => Promise<Date[]>
  /** The feedback of this user, newest first. */
  ofAuthor: (userId: number) => Promise<Feedback[]>
  list: (query: FeedbackQuery) => Promise<Feedback[]>
  /** The ids of all matches, whatever page is asked for. */
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

type Kept = { userId: number; sentAt: Date; item: Feedback }

/** Feedback in memory, for a session that never leaves the browser. */
export const memoryFeedback = (): FeedbackRepository => {
  const kept = new Map<number, Kept>()
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
