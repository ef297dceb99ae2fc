import type { NewFeedback, OwnFeedback } from '@truenorth/api-contract/feedback'
import type { PictureFile } from '../pictures/pictureFile.ts'
import { storedInstant, wireInstant } from '../time/instant.ts'
import { ownPicturePath } from './feedbackPicture.ts'

export type Author = { id: number; username: string }

/** Feedback as those who send it see it; `FeedbackInbox` is what administrators see. */
export type FeedbackRepository = {
  add: (
    author: Author,
    feedback: Omit<NewFeedback, 'picture'>,
    now: Date,
    picture?: PictureFile,
  ) => Promise<OwnFeedback>
  /** The times at which this user sent feedback since that moment. */
  sentSince: (userId: number, moment: Date) => Promise<Date[]>
  /** The feedback of this user, newest first, with its answers. */
  ofAuthor: (userId: number) => Promise<OwnFeedback[]>
  /** One message of this user. */
  findOwn: (userId: number, id: number) => Promise<OwnFeedback | undefined>
  /** The picture of a message of this user. */
  pictureOf: (userId: number, id: number) => Promise<PictureFile | undefined>
  /** Removes a message of this user with all that was written about it; whether there was one. */
  takeBack: (userId: number, id: number) => Promise<boolean>
  /** How many answers this user has not seen. */
  unseenAnswers: (userId: number) => Promise<number>
  /** From now on all answers to this user count as seen. */
  markSeen: (userId: number, now: Date) => Promise<void>
}

type Kept = { userId: number; sentAt: Date; item: OwnFeedback; file?: PictureFile | undefined }

/** Feedback in memory, for a session that never leaves the browser. What nobody else answers is answered by `answer`. */
export const memoryFeedback = () => {
  const kept = new Map<number, Kept>()
  let lastId = 0

  const ofUser = (userId: number) => [...kept.values()].filter((one) => one.userId === userId)

  const repository: FeedbackRepository = {
    add: async (
      author,
      { type = 'general', message, email = '', rating = null, page = '', context },
      now,
      file,
    ) => {
      lastId += 1
      const item: OwnFeedback = {
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
        ...(context && { context }),
        ...(file && { picture: ownPicturePath(lastId) }),
        answers: [],
      }
      kept.set(item.id, { userId: author.id, sentAt: now, item, file })
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
    pictureOf: async (userId, id) => {
      const one = kept.get(id)
      return one?.userId === userId ? one.file : undefined
    },
    takeBack: async (userId, id) => kept.get(id)?.userId === userId && kept.delete(id),
    unseenAnswers: async (userId) =>
      ofUser(userId)
        .flatMap(({ item }) => item.answers ?? [])
        .filter((one) => !one.is_seen).length,
    markSeen: async (userId) => {
      for (const one of ofUser(userId)) {
        const answers = one.item.answers?.map((answer) => ({ ...answer, is_seen: true }))
        kept.set(one.item.id, { ...one, item: { ...one.item, answers } })
      }
    },
  }

  return {
    ...repository,
    /** Answers messages that say the same, and sets their state; all but the first are merged into that one. */
    answer: (ids: readonly number[], text: string, state: OwnFeedback['state'], now: Date) => {
      for (const [index, id] of ids.entries()) {
        const one = kept.get(id)
        if (!one) continue
        const answer = { id, text, created_at: wireInstant(storedInstant(now)), is_seen: false }
        const answered = { state, is_read: true, answers: [answer] }
        const item = { ...one.item, ...answered, ...(index > 0 && { is_merged: true }) }
        kept.set(id, { ...one, item })
      }
    },
  }
}
