import { sql, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { storedInstant, wireInstant } from '../time/instant.ts'
import { matchingRows } from './feedback.conditions.ts'
import type { FeedbackRepository } from './feedback.repository.ts'
import { feedbackSchema, type Feedback } from './feedback.schema.ts'
import { searchTextOf } from './searchText.ts'
import { sliceOf } from './sliceOf.ts'

type Row = Selectable<Tables['feedback']> & { username: string | null }

const typeSchema = feedbackSchema.shape.type

const toFeedback = (row: Row): Feedback => ({
  id: row.id,
  version: row.version,
  type: typeSchema.parse(row.type),
  message: row.message,
  email: row.email,
  rating: row.rating,
  page: row.page,
  // Absent, not null, when the account is gone (D26).
  ...(row.username !== null && { username: row.username }),
  is_read: row.is_read === 1,
  created_at: wireInstant(row.created_at),
})

const columns = [
  'feedback.id',
  'feedback.version',
  'feedback.user_id',
  'feedback.type',
  'feedback.message',
  'feedback.email',
  'feedback.rating',
  'feedback.page',
  'feedback.search_text',
  'feedback.is_read',
  'feedback.created_at',
  'users.username',
] as const

/** Feedback in SQLite or PostgreSQL. */
export const kyselyFeedback = (db: Kysely<Tables>): FeedbackRepository => {
  const find: FeedbackRepository['find'] = async (id) => {
    const row = await matchingRows(db, { id }).select(columns).executeTakeFirst()
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
        .select(columns)
        .where('feedback.user_id', '=', userId)
        .execute()
      return rows.map(toFeedback)
    },

    list: async (query) => {
      const slice = sliceOf(query)
      const rows = await matchingRows(db, query)
        .select(columns)
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
        .select(columns)
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
