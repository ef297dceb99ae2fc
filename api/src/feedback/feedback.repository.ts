import type { Feedback, NewFeedback } from '@truenorth/api-contract/feedback'
import { storedInstant, wireInstant } from '../time/instant.ts'

export type Author = { id: number; username: string }

/** Feedback as those who send it see it; `FeedbackInbox` is what administrators see. */
export type FeedbackRepository = {
  add: (author: Author, feedback: NewFeedback, now: Date) => Promise<Feedback>
  /** The times at which this user sent feedback since that moment. */
  sentSince: (userId: number, moment: Date) => Promise<Date[]>
  /** The feedback of this user, newest first. */
  ofAuthor: (userId: number) => Promise<Feedback[]>
  /** One message of this user. */
  findOwn: (userId: number, id: number) => Promise<Feedback | undefined>
}

type Kept = { userId: number; sentAt: Date; item: Feedback }

/** Feedback in memory, for a session that never leaves the browser. */
export const memoryFeedback = (): FeedbackRepository => {
  const kept = new Map<number, Kept>()
  let lastId = 0

  const ofUser = (userId: number) => [...kept.values()].filter((one) => one.userId === userId)

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
        state: 'new',
      }
      kept.set(item.id, { userId: author.id, sentAt: now, item })
      return item
    },
    sentSince: async (userId, moment) =>
      ofUser(userId)
        .filter((one) => one.sentAt >= moment)
        .map(({ sentAt }) => sentAt),
    ofAuthor: async (userId) =>
      ofUser(userId)
        .map(({ item }) => item)
        .toReversed(),
    findOwn: async (userId, id) => ofUser(userId).find(({ item }) => item.id === id)?.item,
  }
}
