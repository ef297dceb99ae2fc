import { mostItemsOfDay } from '@truenorth/api-contract/days'
import { sql, type Kysely } from 'kysely'
import { rowList } from '../db/longList.ts'
import { prepared, type Value } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'
import { importedContent } from '../imports/originColumns.ts'
import { visibleTo } from '../imports/visible.ts'
import type { JourneyRepository } from './journey.repository.ts'
import { toJourney, withJourneyDefaults, type StoredJourney } from './journeyRules.ts'

type Counted = StoredJourney & { done: number; total: number; last_changed: string | null }
type Exported = Counted & { import_key: string | null; import_content: string | null }

const fromRow = ({ done, total, last_changed: lastChanged, ...stored }: Counted) =>
  toJourney(stored, { done, total, lastChanged })

// One statement counts the milestones of any number of journeys.
const counted = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('journeys')
    .leftJoin('milestones', 'milestones.journey_id', 'journeys.id')
    .where('journeys.user_id', '=', userId)
    .where(visibleTo(userId))
    .groupBy('journeys.id')
    .selectAll('journeys')
    .select([
      sql<number>`coalesce(sum(milestones.is_completed), 0)`.as('done'),
      sql<number>`count(milestones.id)`.as('total'),
      sql<string | null>`max(milestones.updated_at)`.as('last_changed'),
    ])

const waypoints = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('journeys')
    .innerJoin('milestones', 'milestones.journey_id', 'journeys.id')
    .where('journeys.user_id', '=', userId)
    .where(visibleTo(userId))
    .select(['milestones.id', 'milestones.title'])
    .select(['journeys.id as journey_id', 'journeys.title as journey_title'])

const sizesOf = prepared((db, value: Value<{ userId: number }>) =>
  db
    .selectFrom('journeys')
    .select(['id', sql<number>`octet_length(title) + octet_length(description)`.as('bytes')])
    .where('user_id', '=', value('userId'))
    .where(visibleTo(value('userId')))
    .orderBy('id', 'desc'),
)

/** Journeys in SQLite or PostgreSQL. */
export const kyselyJourneys = (db: Kysely<Tables>): JourneyRepository => {
  const find = async (userId: number, id: number) => {
    const row = await counted(db, userId).where('journeys.id', '=', id).executeTakeFirst()
    return row && fromRow(row)
  }
  const listOf = (userId: number, toItem: (row: Exported) => object) => {
    const newestFirst = () =>
      counted(db, userId)
        .select(importedContent('journeys').as('import_content'))
        .orderBy('journeys.id', 'desc')
    return rowList({
      sizes: () => sizesOf(db, { userId }),
      all: async () => (await newestFirst().execute()).map(toItem),
      between: async (firstId, lastId) => {
        const some = newestFirst()
          .where('journeys.id', '<=', firstId)
          .where('journeys.id', '>=', lastId)
        return (await some.execute()).map(toItem)
      },
    })
  }
  return {
    add: async (userId, journey, instant) => {
      const row = await db
        .insertInto('journeys')
        .values({
          ...withJourneyDefaults(journey),
          user_id: userId,
          created_at: instant,
          updated_at: instant,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return fromRow({ ...row, done: 0, total: 0, last_changed: null })
    },

    list: (userId) => listOf(userId, fromRow),

    listForExport: (userId) =>
      listOf(userId, ({ import_key, import_content, ...row }) => ({
        ...fromRow(row),
        import_key,
        import_content,
      })),

    find,

    update: async (userId, id, changes, instant, onlyVersion) => {
      const { numUpdatedRows } = await db
        .updateTable('journeys')
        .set(({ eb }) => ({ ...changes, updated_at: instant, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where(visibleTo(userId))
        .$if(onlyVersion !== undefined, (query) => query.where('version', '=', onlyVersion ?? 0))
        .executeTakeFirst()
      return numUpdatedRows > 0n ? find(userId, id) : undefined
    },

    reachedOn: (userId, day) =>
      waypoints(db, userId)
        .where('milestones.reached_on', '=', day)
        .orderBy('journeys.id')
        .orderBy('milestones.id')
        .limit(mostItemsOfDay)
        .execute(),

    reachedIn: async (userId, { from, to }) => {
      const rows = await waypoints(db, userId)
        .where('milestones.reached_on', '>=', from)
        .where('milestones.reached_on', '<=', to)
        .select('milestones.reached_on')
        .orderBy('milestones.reached_on')
        .orderBy('journeys.id')
        .orderBy('milestones.id')
        .execute()
      return rows.flatMap(({ reached_on, ...row }) => (reached_on ? [{ ...row, reached_on }] : []))
    },

    remove: async (userId, id) => {
      await db
        .deleteFrom('journeys')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where(visibleTo(userId))
        .execute()
    },
  }
}
