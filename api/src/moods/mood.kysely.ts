import { sql, type Kysely, type Selectable } from 'kysely'
import type { Dialect } from '../db/columns.ts'
import { prepared, type Value } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'
import { wireInstant } from '../time/instant.ts'
import type { MoodRepository } from './mood.repository.ts'
import { moodSchema, type Mood, type MoodChanges } from './mood.schema.ts'
import { moodsAsJson } from './moodsAsJson.ts'

const energySchema = moodSchema.shape.energy

const toMood = (row: Selectable<Tables['moods']>): Mood => ({
  id: row.id,
  version: row.version,
  mood_value: row.mood_value,
  energy: energySchema.parse(row.energy),
  note: row.note,
  tags: moodSchema.shape.tags.parse(JSON.parse(row.tags)),
  timestamp: wireInstant(row.recorded_at),
  local_date: row.local_date,
  time_zone: row.time_zone,
})

const toRow = ({ tags, ...changes }: MoodChanges) => ({
  ...changes,
  ...(tags && { tags: JSON.stringify(tags) }),
})

const insertMood = prepared(
  (db, value: Value<Omit<Selectable<Tables['moods']>, 'id' | 'version'>>) =>
    db
      .insertInto('moods')
      .values({
        user_id: value('user_id'),
        mood_value: value('mood_value'),
        energy: value('energy'),
        note: value('note'),
        tags: value('tags'),
        recorded_at: value('recorded_at'),
        local_date: value('local_date'),
        time_zone: value('time_zone'),
      })
      .returningAll(),
)

const latestMood = prepared((db, value: Value<{ userId: number; day: string }>) =>
  db
    .selectFrom('moods')
    .selectAll()
    .where('user_id', '=', value('userId'))
    .where('local_date', '>=', value('day'))
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
)

/** Readings in SQLite or PostgreSQL. */
export const kyselyMoods = (db: Kysely<Tables>, dialect: Dialect): MoodRepository => ({
  add: async (userId, { mood_value, energy = null, note = '', tags = [] }, moment) => {
    const [row] = await insertMood(db, {
      user_id: userId,
      mood_value,
      energy,
      note,
      tags: JSON.stringify(tags),
      recorded_at: moment.instant,
      local_date: moment.localDate,
      time_zone: moment.timeZone,
    })
    if (!row) throw new Error('The database answered no reading')
    return toMood(row)
  },

  list: (userId, limit) => moodsAsJson(db, dialect, sql`user_id = ${userId}`, limit),

  listBefore: (userId, day) =>
    moodsAsJson(db, dialect, sql`user_id = ${userId} and local_date < ${day}`),

  latestFrom: async (userId, day) => {
    const [row] = await latestMood(db, { userId, day })
    return row && toMood(row)
  },

  dayTotals: (userId) =>
    db
      .selectFrom('moods')
      .select(({ fn }) => [
        'local_date as localDate',
        fn.sum<number>('mood_value').as('sum'),
        fn.countAll<number>().as('count'),
      ])
      .where('user_id', '=', userId)
      .groupBy('local_date')
      .execute(),

  find: async (userId, id) => {
    const row = await db
      .selectFrom('moods')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row && toMood(row)
  },

  update: async (userId, id, changes, onlyVersion) => {
    const row = await db
      .updateTable('moods')
      .set(({ eb }) => ({ ...toRow(changes), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .$if(onlyVersion !== undefined, (query) => query.where('version', '=', onlyVersion ?? 0))
      .returningAll()
      .executeTakeFirst()
    return row && toMood(row)
  },

  remove: async (userId, id) => {
    await db.deleteFrom('moods').where('id', '=', id).where('user_id', '=', userId).execute()
  },
})
