import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { JourneyRepository } from './journey.repository.ts'
import { readJourney, type StoredJourney } from './readJourney.ts'
import { wholeJourney } from './wholeJourney.ts'

type Counted = StoredJourney & { done: number; total: number; last_touched: string | null }

const toJourney = ({ done, total, last_touched: lastTouched, ...stored }: Counted) =>
  readJourney(stored, { done, total, lastTouched })

// One statement for any number of journeys: the milestones are counted beside them.
const counted = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('journeys')
    .leftJoin('milestones', 'milestones.journey_id', 'journeys.id')
    .where('journeys.user_id', '=', userId)
    .groupBy('journeys.id')
    .selectAll('journeys')
    .select([
      sql<number>`coalesce(sum(milestones.is_completed), 0)`.as('done'),
      sql<number>`count(milestones.id)`.as('total'),
      sql<string | null>`max(milestones.updated_at)`.as('last_touched'),
    ])

/** Journeys in SQLite or PostgreSQL. */
export const kyselyJourneys = (db: Kysely<Tables>): JourneyRepository => {
  const find = async (userId: number, id: number) => {
    const row = await counted(db, userId).where('journeys.id', '=', id).executeTakeFirst()
    return row && toJourney(row)
  }
  return {
    add: async (userId, journey, instant) => {
      const row = await db
        .insertInto('journeys')
        .values({
          ...wholeJourney(journey),
          user_id: userId,
          created_at: instant,
          updated_at: instant,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toJourney({ ...row, done: 0, total: 0, last_touched: null })
    },

    list: async (userId) => {
      const rows = await counted(db, userId).orderBy('journeys.id', 'desc').execute()
      return rows.map(toJourney)
    },

    find,

    update: async (userId, id, changes, instant, onlyVersion) => {
      const { numUpdatedRows } = await db
        .updateTable('journeys')
        .set(({ eb }) => ({ ...changes, updated_at: instant, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .$if(onlyVersion !== undefined, (query) => query.where('version', '=', onlyVersion ?? 0))
        .executeTakeFirst()
      return numUpdatedRows > 0n ? find(userId, id) : undefined
    },

    remove: async (userId, id) => {
      await db.deleteFrom('journeys').where('id', '=', id).where('user_id', '=', userId).execute()
    },
  }
}
