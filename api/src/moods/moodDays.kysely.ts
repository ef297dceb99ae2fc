// The one module that counts days: whoever writes readings does it within `withMoodDays`. Readings of an open
// import are invisible; its days are counted before it is finished (`importedDays.kysely.ts`).
import { moodSchema, mostReadingsOfDay } from '@truenorth/api-contract/moods'
import { PostgresAdapter, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { breathe } from '../http/queue.ts'
import { chunks } from '../imports/parts.ts'
import { visibleDaysOf, visibleTo } from '../imports/visible.ts'
import { firstDay } from '../time/calendarDay.ts'
import { dayIsFull } from './mood.repository.ts'
import { countDay, type CountedDay, type CountedReading } from './moodDays.ts'
import { forgetUnusedTags, numbersIn, tagIds, tagNames } from './moodTags.kysely.ts'

const daysAtOnce = 50
const rowsAtOnce = 200
// For each millisecond that it takes, others have four.
const pauseFactor = 4
/** The `import_id` of days whose readings came with no import. */
export const noImport = 0

const { energy: energySchema, tags: tagsSchema } = moodSchema.shape

// Two writes of one user at once would each count a day without the reading of the other. SQLite lets one
// transaction write at a time; in PostgreSQL they lock the user's row, which a deletion waits for as well.
const lockUser = async (db: Kysely<Tables>, userId: number) => {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

const readingsOf = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('moods')
    .select(['mood_value', 'energy', 'tags', 'recorded_at', 'local_date', 'time_zone'])
    .select(['utc_offset', 'day_only', 'import_id'])
    .where('user_id', '=', userId)

type Row = Awaited<ReturnType<ReturnType<typeof readingsOf>['execute']>>[number]
type StoredDay = Selectable<Tables['mood_days']>

const toCounted = (row: Row): CountedReading => ({
  mood: row.mood_value,
  energy: energySchema.parse(row.energy),
  tags: tagsSchema.parse(JSON.parse(row.tags)),
  instant: row.recorded_at,
  timeZone: row.time_zone,
  utcOffset: row.utc_offset,
  hasTime: row.day_only === 0,
})

type Group = Pick<StoredDay, 'local_date' | 'import_id'>
const keyOf = ({ local_date: day, import_id: importId }: Group) => `${day} ${importId}`

/** Readings by the rows that count them. */
const groupRows = (rows: readonly Row[]) => {
  const groups = new Map<string, Group & { readings: CountedReading[] }>()
  for (const row of rows) {
    const of = { local_date: row.local_date, import_id: row.import_id ?? noImport }
    const group = groups.get(keyOf(of)) ?? { ...of, readings: [] }
    group.readings.push(toCounted(row))
    groups.set(keyOf(of), group)
  }
  return [...groups.values()]
}

const expectRoom = (rows: readonly Row[], grown: ReadonlySet<string>) => {
  for (const day of grown) {
    const ofDay = rows.filter((row) => row.local_date === day)
    if (ofDay.length > mostReadingsOfDay) throw dayIsFull(day)
  }
}

/** Counts days anew from their readings; answers how many rows were other than that. */
const recount = async (
  db: Kysely<Tables>,
  userId: number,
  days: readonly string[],
  grown: ReadonlySet<string> = new Set(),
) => {
  const stored: StoredDay[] = []
  const groups: ReturnType<typeof groupRows> = []
  for (const some of chunks(days, daysAtOnce)) {
    stored.push(
      ...(await db
        .selectFrom('mood_days')
        .selectAll()
        .where('user_id', '=', userId)
        .where('local_date', 'in', some)
        .execute()),
    )
    const rows = await readingsOf(db, userId).where('local_date', 'in', some).execute()
    expectRoom(rows, grown)
    groups.push(...groupRows(rows))
  }
  const names = [...new Set(groups.flatMap(({ readings }) => readings.flatMap((one) => one.tags)))]
  const ids = await tagIds(db, userId, names)
  const counted = groups.map(({ local_date: day, import_id: importId, readings }): StoredDay => {
    const { kinds, tags } = countDay(readings)
    return {
      user_id: userId,
      local_date: day,
      import_id: importId,
      kinds: JSON.stringify([...kinds].sort(([a], [b]) => a - b).flat()),
      tags: JSON.stringify([...tags].map((name) => ids.get(name) ?? 0).sort((a, b) => a - b)),
    }
  })
  const before = new Map(stored.map((day) => [keyOf(day), day]))
  const changed = counted.filter((day) => {
    const known = before.get(keyOf(day))
    before.delete(keyOf(day))
    return known?.kinds !== day.kinds || known.tags !== day.tags
  })
  for (const some of chunks(changed, rowsAtOnce))
    await db
      .insertInto('mood_days')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'local_date', 'import_id']).doUpdateSet((eb) => ({
          kinds: eb.ref('excluded.kinds'),
          tags: eb.ref('excluded.tags'),
        })),
      )
      .execute()
  // Left over are rows without readings.
  const empty = [...before.values()]
  for (const importId of new Set(empty.map((day) => day.import_id))) {
    const ofImport = empty.filter((day) => day.import_id === importId)
    for (const some of chunks(ofImport, rowsAtOnce))
      await db
        .deleteFrom('mood_days')
        .where('user_id', '=', userId)
        .where('import_id', '=', importId)
        .where(
          'local_date',
          'in',
          some.map((day) => day.local_date),
        )
        .execute()
  }
  const present = new Set(counted.flatMap(({ tags }) => numbersIn(tags)))
  const dropped = new Set(stored.flatMap(({ tags }) => numbersIn(tags)))
  await forgetUnusedTags(
    db,
    userId,
    [...dropped].filter((id) => !present.has(id)),
  )
  return changed.length + before.size
}

/** Names a day that a reading has left or been changed on, or one that has grown by a reading. */
type Changed = (day: string, how?: 'grown') => void

/**
 * Runs a write to a user's readings in a transaction, and counts the days anew that it names. Other writes of
 * the user wait.
 * @throws Failure 413 and writes nothing, where a day has grown over its limit
 */
export const withMoodDays = <T>(
  db: Kysely<Tables>,
  userId: number,
  write: (transaction: Kysely<Tables>, changed: Changed) => Promise<T>,
) =>
  inTransaction(db, async (transaction) => {
    const days = new Set<string>()
    const grown = new Set<string>()
    await lockUser(transaction, userId)
    const written = await write(transaction, (day, how) => {
      days.add(day)
      if (how === 'grown') grown.add(day)
    })
    await recount(transaction, userId, [...days], grown)
    return written
  })

const pairsIn = (json: string) => {
  const numbers = numbersIn(json)
  const kinds = new Map<number, number>()
  for (let at = 0; at < numbers.length; at += 2) kinds.set(numbers[at] ?? 0, numbers[at + 1] ?? 0)
  return kinds
}

/** The days of a user as they are stored; from the readings where these have not all been counted yet. */
export const readMoodDays = async (db: Kysely<Tables>, userId: number): Promise<CountedDay[]> => {
  const user = await db
    .selectFrom('users')
    .select('has_mood_days')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user?.has_mood_days !== 1) {
    const rows = await readingsOf(db, userId).where(visibleTo(userId)).execute()
    return groupRows(rows).map((group) => ({
      localDate: group.local_date,
      counts: countDay(group.readings),
    }))
  }
  const nameOf = await tagNames(db, userId)
  const days = await db
    .selectFrom('mood_days')
    .select(['local_date', 'kinds', 'tags'])
    .where('user_id', '=', userId)
    .where(visibleDaysOf(userId))
    .execute()
  return days.map((day) => ({
    localDate: day.local_date,
    counts: {
      kinds: pairsIn(day.kinds),
      tags: new Set(numbersIn(day.tags).flatMap((id) => nameOf.get(id) ?? [])),
    },
  }))
}

// The next days of a user after a day that have readings or a row.
const nextDays = async (db: Kysely<Tables>, userId: number, after: string) => {
  const of = (table: 'moods' | 'mood_days') =>
    db
      .selectFrom(table)
      .select('local_date')
      .distinct()
      .where('user_id', '=', userId)
      .where('local_date', '>', after)
      .orderBy('local_date')
      .limit(daysAtOnce)
      .execute()
  const days = [...(await of('moods')), ...(await of('mood_days'))].map((row) => row.local_date)
  return [...new Set(days)].sort().slice(0, daysAtOnce)
}

/** Has the days of all users counted anew by the next `fillMoodDays`. */
export const forgetMoodDays = (db: Kysely<Tables>) =>
  db.updateTable('users').set({ has_mood_days: 0 }).where('has_mood_days', '=', 1).execute()

/**
 * Counts the days of every user whose readings have not all been counted, a few at a time, so that others
 * can write in between. Answers how many users and rows that was.
 */
export const fillMoodDays = async (db: Kysely<Tables>, signal?: AbortSignal) => {
  const filled = { users: 0, rows: 0 }
  for (;;) {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('has_mood_days', '=', 0)
      .limit(1)
      .executeTakeFirst()
    if (!user || signal?.aborted) return filled
    let after: string | undefined = firstDay
    while (after !== undefined) {
      if (signal?.aborted) return filled
      const startedAt = performance.now()
      const from: string = after
      const { rows, last } = await inTransaction(db, async (transaction) => {
        await lockUser(transaction, user.id)
        const days = await nextDays(transaction, user.id, from)
        const changed = await recount(transaction, user.id, days)
        if (days.length === 0)
          await transaction
            .updateTable('users')
            .set({ has_mood_days: 1 })
            .where('id', '=', user.id)
            .execute()
        return { rows: changed, last: days.at(-1) }
      })
      filled.rows += rows
      after = last
      await breathe(pauseFactor * (performance.now() - startedAt))
    }
    filled.users += 1
  }
}
