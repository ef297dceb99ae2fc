import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { visibleTo } from '../imports/visible.ts'
import type { ContentsRepository } from './contents.repository.ts'

/** What accounts hold in SQLite or PostgreSQL. */
export const kyselyContents = (db: Kysely<Tables>): ContentsRepository => {
  const rowsOf = (
    table: 'moods' | 'journal_entries' | 'journeys' | 'journal_images',
    userId: number,
  ) => db.selectFrom(table).where('user_id', '=', userId).where(visibleTo(userId))
  const count = sql<number>`count(*)`.as('count')
  return {
    of: async (userId) => {
      const readings = await rowsOf('moods', userId)
        .select([count, sql<string | null>`min(local_date)`.as('first')])
        .select(sql<string | null>`max(local_date)`.as('last'))
        .executeTakeFirstOrThrow()
      const entries = await rowsOf('journal_entries', userId)
        .select(count)
        .executeTakeFirstOrThrow()
      const paths = await rowsOf('journeys', userId).select(count).executeTakeFirstOrThrow()
      const pictures = await rowsOf('journal_images', userId)
        .where('entry_id', 'is not', null)
        .select([count, sql<number | null>`sum(length(bytes))`.as('bytes')])
        .executeTakeFirstOrThrow()
      return {
        readings: readings.count,
        first_day: readings.first,
        last_day: readings.last,
        entries: entries.count,
        paths: paths.count,
        pictures: pictures.count,
        picture_bytes: pictures.bytes ?? 0,
      }
    },
  }
}
