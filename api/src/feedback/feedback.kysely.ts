import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { storedInstant } from '../time/instant.ts'
import type { FeedbackRepository } from './feedback.repository.ts'
import { searchTextOf } from './feedbackQuery.ts'
import { feedbackColumns, matchingRows, toOwnFeedback } from './feedbackRows.ts'

/** Takes the address of a user out of the feedback that stays without its author (D26, D45). */
export const forgetAuthor = async (db: Kysely<Tables>, userId: number) => {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'message', 'page'])
    .where('user_id', '=', userId)
    .execute()
  for (const { id, ...rest } of rows) {
    await db
      .updateTable('feedback')
      .set({ email: '', search_text: searchTextOf(rest) })
      .where('id', '=', id)
      .execute()
  }
}

/** Feedback in SQLite or PostgreSQL. */
export const kyselyFeedback = (db: Kysely<Tables>): FeedbackRepository => {
  const own = (userId: number) =>
    matchingRows(db, {}).select(feedbackColumns).where('feedback.user_id', '=', userId)
  const findOwn: FeedbackRepository['findOwn'] = async (userId, id) => {
    const row = await own(userId).where('feedback.id', '=', id).executeTakeFirst()
    return row && toOwnFeedback(row)
  }

  return {
    add: async (
      author,
      { type = 'general', message, email = '', rating = null, page = '' },
      now,
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
          search_text: searchTextOf({ message, email, page }),
          created_at: storedInstant(now),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
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

    ofAuthor: async (userId) => (await own(userId).execute()).map(toOwnFeedback),

    findOwn,
  }
}
