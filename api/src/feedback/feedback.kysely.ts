import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { storedInstant } from '../time/instant.ts'
import type { FeedbackRepository } from './feedback.repository.ts'
import { searchTextOf, sliceOf } from './feedbackQuery.ts'
import { feedbackColumns, matchingRows, toFeedback } from './feedbackRows.ts'

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
  const find: FeedbackRepository['find'] = async (id) => {
    const row = await matchingRows(db, { id }).select(feedbackColumns).executeTakeFirst()
    return row && toFeedback(row)
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
      const added = await find(id)
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
      const rows = await matchingRows(db, {})
        .select(feedbackColumns)
        .where('feedback.user_id', '=', userId)
        .execute()
      return rows.map(toFeedback)
    },

    list: async (query) => {
      const slice = sliceOf(query)
      const rows = await matchingRows(db, query)
        .select(feedbackColumns)
        .$if(slice !== undefined, (part) =>
          part.limit(slice?.limit ?? 0).offset(slice?.offset ?? 0),
        )
        .execute()
      return rows.map(toFeedback)
    },

    ids: async (query) => {
      const rows = await matchingRows(db, query).select('feedback.id').execute()
      return rows.map(({ id }) => id)
    },

    byIds: async (ids) => {
      if (ids.length === 0) return []
      const rows = await matchingRows(db, {})
        .select(feedbackColumns)
        .where('feedback.id', 'in', [...ids])
        .execute()
      const found = new Map(rows.map((row) => [row.id, toFeedback(row)]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    summary: async (query) => {
      const counted = (condition: ReturnType<typeof sql>) =>
        sql<number>`count(case when ${condition} then 1 end)`
      const counts = await db
        .selectFrom('feedback')
        .select(({ fn }) => [
          fn.countAll<number>().as('total'),
          counted(sql`is_read = 0`).as('unread'),
          counted(sql`type = 'bug'`).as('bug'),
          counted(sql`type = 'feature'`).as('feature'),
          counted(sql`type = 'improvement'`).as('improvement'),
          counted(sql`type = 'general'`).as('general'),
        ])
        .executeTakeFirstOrThrow()
      const { matching } = await matchingRows(db, query)
        .clearOrderBy()
        .select(({ fn }) => fn.countAll<number>().as('matching'))
        .executeTakeFirstOrThrow()
      return { ...counts, matching }
    },

    find,

    update: async (id, { is_read }, onlyVersion) => {
      const { numUpdatedRows } = await db
        .updateTable('feedback')
        .set(({ eb }) => ({
          ...(is_read !== undefined && { is_read: is_read ? 1 : 0 }),
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .$if(onlyVersion !== undefined, (one) => one.where('version', '=', onlyVersion ?? 0))
        .executeTakeFirst()
      return numUpdatedRows > 0n ? find(id) : undefined
    },

    remove: async (id) => {
      await db.deleteFrom('feedback').where('id', '=', id).execute()
    },
  }
}
