import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { storedInstant, wireInstant } from '../time/instant.ts'
import { addressHash } from './answerLetters.ts'
import type { FeedbackRepository } from './feedback.repository.ts'
import { forgottenContext, toContextColumns } from './feedbackContext.ts'
import { findPicture } from './feedbackPicture.ts'
import { searchTextOf } from './feedbackQuery.ts'
import { feedbackColumns, matchingRows, toOwnFeedback } from './feedbackRows.ts'
import { queueHooks } from './hooks.ts'

/**
 * Takes out of the feedback that stays without its author what tells of a person: the address, the picture, and
 * with what it was written (D26, D45). Forgets that the address wanted no letters.
 */
export const forgetAuthor = async (db: Kysely<Tables>, userId: number) => {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'message', 'page', 'email'])
    .where('user_id', '=', userId)
    .execute()
  for (const { id, email, ...rest } of rows) {
    await db
      .updateTable('feedback')
      .set({ email: '', search_text: searchTextOf(rest), has_picture: 0, ...forgottenContext })
      .where('id', '=', id)
      .execute()
    await db.deleteFrom('feedback_pictures').where('feedback_id', '=', id).execute()
    if (email !== '')
      await db.deleteFrom('letter_stops').where('address_hash', '=', addressHash(email)).execute()
  }
}

type AnswerRow = Pick<
  Selectable<Tables['feedback_answers']>,
  'id' | 'feedback_id' | 'text' | 'created_at' | 'seen_at'
>

const toOwnAnswer = ({ id, feedback_id, text, created_at, seen_at }: AnswerRow) => ({
  feedbackId: feedback_id,
  answer: { id, text, created_at: wireInstant(created_at), is_seen: seen_at !== null },
})

/** Feedback in SQLite or PostgreSQL. */
export const kyselyFeedback = (db: Kysely<Tables>): FeedbackRepository => {
  const own = (userId: number) =>
    matchingRows(db, {}).select(feedbackColumns).where('feedback.user_id', '=', userId)
  const answersOf = (userId: number) =>
    db
      .selectFrom('feedback_answers')
      .innerJoin('feedback', 'feedback.id', 'feedback_answers.feedback_id')
      .where('feedback.user_id', '=', userId)
  const answersTo = async (userId: number, id?: number) => {
    const rows = await answersOf(userId)
      .select([
        'feedback_answers.id',
        'feedback_answers.feedback_id',
        'feedback_answers.text',
        'feedback_answers.created_at',
        'feedback_answers.seen_at',
      ])
      .$if(id !== undefined, (some) => some.where('feedback.id', '=', id ?? 0))
      .orderBy('feedback_answers.id')
      .execute()
    return rows.map(toOwnAnswer)
  }
  const findOwn: FeedbackRepository['findOwn'] = async (userId, id) => {
    const row = await own(userId).where('feedback.id', '=', id).executeTakeFirst()
    return (
      row && {
        ...toOwnFeedback(row),
        answers: (await answersTo(userId, id)).map(({ answer }) => answer),
      }
    )
  }

  return {
    add: async (
      author,
      { type = 'general', message, email = '', rating = null, page = '', context },
      now,
      file,
    ) => {
      const { id } = await db
        .insertInto('feedback')
        .values({
          user_id: author.id,
          type,
          message,
          email,
          rating,
          page,
          ...toContextColumns(context),
          search_text: searchTextOf({ message, email, page }),
          has_picture: file ? 1 : 0,
          created_at: storedInstant(now),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (file)
        await db
          .insertInto('feedback_pictures')
          .values({ feedback_id: id, bytes: file.bytes, type: file.type })
          .execute()
      await queueHooks(db, id, context?.remotes, now)
      const added = await findOwn(author.id, id)
      if (!added) throw new Error('Feedback is gone right after it was written')
      return added
    },

    sentSince: async (userId, moment) => {
      const rows = await db
        .selectFrom('feedback')
        .select('created_at')
        .where('user_id', '=', userId)
        .where('created_at', '>=', storedInstant(moment))
        .execute()
      return rows.map((row) => new Date(row.created_at))
    },

    ofAuthor: async (userId) => {
      const rows = await own(userId).execute()
      const answers = await answersTo(userId)
      return rows.map((row) =>
        Object.assign(toOwnFeedback(row), {
          answers: answers
            .filter(({ feedbackId }) => feedbackId === row.id)
            .map(({ answer }) => answer),
        }),
      )
    },

    findOwn,

    pictureOf: (userId, id) => findPicture(db, id, userId),

    takeBack: async (userId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('feedback')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    unseenAnswers: async (userId) => {
      const { answers } = await answersOf(userId)
        .select(({ fn }) => fn.countAll<number>().as('answers'))
        .where('feedback_answers.seen_at', 'is', null)
        .executeTakeFirstOrThrow()
      return answers
    },

    markSeen: async (userId, now) => {
      await db
        .updateTable('feedback_answers')
        .set({ seen_at: storedInstant(now) })
        .where('seen_at', 'is', null)
        .where('feedback_id', 'in', (from) =>
          from.selectFrom('feedback').select('id').where('user_id', '=', userId),
        )
        .execute()
    },
  }
}
