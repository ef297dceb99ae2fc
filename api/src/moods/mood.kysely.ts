import { moodSchema, type Mood } from '@truenorth/api-contract/moods'
import { sql, type Kysely, type Selectable } from 'kysely'
import { jsonList, type JsonColumn, type JsonList } from '../db/jsonList.ts'
import type { Dialect } from '../db/openDatabase.ts'
import { prepared, type Value } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'
import { firstDay, lastDay } from '../time/calendarDay.ts'
import { wireInstant, wireInstantOrNull } from '../time/instant.ts'
import type { Moment } from '../time/moment.ts'
import { originColumns } from '../imports/originColumns.ts'
import { importedRevision, visibleTo } from '../imports/visible.ts'
import type { MoodRepository, MoodUpdate } from './mood.repository.ts'
import { toMoodDays } from './moodDays.ts'
import { readMoodDays, withMoodDays } from './moodDays.kysely.ts'

const { energy: energySchema, tags: tagsSchema } = moodSchema.shape

const toMood = (row: Selectable<Tables['moods']>): Mood => ({
  id: row.id,
  version: row.version,
  mood_value: row.mood_value,
  energy: energySchema.parse(row.energy),
  note: row.note,
  tags: tagsSchema.parse(JSON.parse(row.tags)),
  timestamp: wireInstant(row.recorded_at),
  local_date: row.local_date,
  time_zone: row.time_zone,
  has_time: row.day_only === 0,
  day_end: row.day_end,
  edited_at: wireInstantOrNull(row.edited_at),
})

const momentColumns = (moment: Moment) => ({
  recorded_at: moment.instant,
  local_date: moment.localDate,
  time_zone: moment.timeZone,
  utc_offset: moment.utcOffset,
  day_only: moment.hasTime === false ? 1 : 0,
  day_end: moment.dayEnd ?? 0,
})

const toRow = ({ content: { tags, ...content }, moment, editedAt }: MoodUpdate) => ({
  ...content,
  ...(tags && { tags: JSON.stringify(tags) }),
  ...(moment && momentColumns(moment)),
  ...(editedAt && { edited_at: editedAt }),
})

const columns = {
  id: { kind: 'plain', from: 'id' },
  version: { kind: 'plain', from: 'version' },
  mood_value: { kind: 'plain', from: 'mood_value' },
  energy: { kind: 'plain', from: 'energy' },
  note: { kind: 'plain', from: 'note' },
  tags: { kind: 'json', from: 'tags' },
  timestamp: { kind: 'instant', from: 'recorded_at' },
  local_date: { kind: 'plain', from: 'local_date' },
  time_zone: { kind: 'plain', from: 'time_zone' },
  has_time: {
    kind: 'expression',
    sqlite: sql`case day_only when 0 then 'true' else 'false' end`,
    postgres: sql`day_only = 0`,
  },
  day_end: { kind: 'plain', from: 'day_end' },
  edited_at: { kind: 'instant', from: 'edited_at' },
} as const satisfies Record<keyof Mood, JsonColumn>

const newestFirst = {
  table: 'moods',
  columns,
  order: 'recorded_at',
  texts: ['note'],
  revision: importedRevision,
} as const satisfies Partial<JsonList>

const listAll = jsonList<{ userId: number }>((value) => ({
  ...newestFirst,
  where: sql`user_id = ${value('userId')} and ${visibleTo(value('userId'))}`,
}))

const listForExport = jsonList<{ userId: number }>((value) => ({
  ...newestFirst,
  columns: { ...columns, ...originColumns('moods') },
  where: sql`user_id = ${value('userId')} and ${visibleTo(value('userId'))}`,
}))

const listOfDays = jsonList<{ userId: number; from: string; to: string }>((value) => ({
  ...newestFirst,
  where: sql`user_id = ${value('userId')} and ${visibleTo(value('userId'))}
    and local_date between ${value('from')} and ${value('to')}`,
}))

const insertMood = prepared(
  (
    db,
    value: Value<
      Omit<Selectable<Tables['moods']>, 'id' | 'version' | 'edited_at' | 'import_id' | 'import_key'>
    >,
  ) =>
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
        utc_offset: value('utc_offset'),
        day_only: value('day_only'),
        day_end: value('day_end'),
      })
      .returningAll(),
)

const latestMood = prepared((db, value: Value<{ userId: number; day: string }>) =>
  db
    .selectFrom('moods')
    .selectAll()
    .where('user_id', '=', value('userId'))
    .where(visibleTo(value('userId')))
    .where('local_date', '>=', value('day'))
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
)

/** Readings in SQLite or PostgreSQL. */
export const kyselyMoods = (db: Kysely<Tables>, dialect: Dialect): MoodRepository => ({
  add: (userId, { mood_value, energy = null, note = '', tags = [] }, moment) =>
    withMoodDays(db, userId, async (transaction, changed) => {
      const [row] = await insertMood(transaction, {
        user_id: userId,
        mood_value,
        energy,
        note,
        tags: JSON.stringify(tags),
        ...momentColumns(moment),
      })
      if (!row) throw new Error('The insert returned no reading')
      changed(row.local_date, 'grown')
      return toMood(row)
    }),

  list: (userId) => listAll(db, dialect, { userId }),

  listForExport: (userId) => listForExport(db, dialect, { userId }),

  listOfDays: (userId, { from = firstDay, to = lastDay }) =>
    listOfDays(db, dialect, { userId, from, to }),

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
      .where(visibleTo(userId))
      .groupBy('local_date')
      .execute(),

  days: async (userId) => toMoodDays(await readMoodDays(db, userId)),

  find: async (userId, id) => {
    const row = await db
      .selectFrom('moods')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where(visibleTo(userId))
      .executeTakeFirst()
    return row && toMood(row)
  },

  update: (userId, id, changes, onlyVersion) =>
    withMoodDays(db, userId, async (transaction, changed) => {
      const before = await transaction
        .selectFrom('moods')
        .select('local_date')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      const row = await transaction
        .updateTable('moods')
        .set(({ eb }) => ({ ...toRow(changes), version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where(visibleTo(userId))
        .$if(onlyVersion !== undefined, (query) => query.where('version', '=', onlyVersion ?? 0))
        .returningAll()
        .executeTakeFirst()
      if (!row) return undefined
      const hasMoved = before?.local_date !== row.local_date
      if (before) changed(before.local_date)
      changed(row.local_date, hasMoved ? 'grown' : undefined)
      return toMood(row)
    }),

  remove: (userId, id) =>
    withMoodDays(db, userId, async (transaction, changed) => {
      const row = await transaction
        .deleteFrom('moods')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where(visibleTo(userId))
        .returning('local_date')
        .executeTakeFirst()
      if (row) changed(row.local_date)
    }),
})
