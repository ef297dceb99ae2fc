import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { breathe } from '../http/queue.ts'
import { removeImportedDays } from './importedDays.kysely.ts'

type Part = { table: 'journal_images' | 'journal_entries' | 'journeys' | 'moods'; rows: number }

// Pictures are large, and an entry may have others beside those of its import.
const parts: readonly Part[] = [
  { table: 'journal_images', rows: 5 },
  { table: 'journal_entries', rows: 20 },
  { table: 'moods', rows: 200 },
  // Their waypoints are gone by then.
  { table: 'journeys', rows: 20 },
]
const waypointsAtOnce = 200
const keysAtOnce = 200
// For each millisecond that it takes, others have four.
const pauseFactor = 4

/** Removes rows; answers whether there were as many as that, so that more may be there. */
const removeSome = async (db: Kysely<Tables>, importId: number, { table, rows }: Part) => {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', 'in', (query) =>
      query.selectFrom(table).select('id').where('import_id', '=', importId).limit(rows),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows) === rows
}

const removeWaypoints = async (db: Kysely<Tables>, importId: number) => {
  const { numDeletedRows } = await db
    .deleteFrom('milestones')
    .where('id', 'in', (query) =>
      query
        .selectFrom('milestones')
        .innerJoin('journeys', 'journeys.id', 'milestones.journey_id')
        .select('milestones.id')
        .where('journeys.import_id', '=', importId)
        .limit(waypointsAtOnce),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows) === waypointsAtOnce
}

const removeKeys = async (db: Kysely<Tables>, importId: number) => {
  const { numDeletedRows } = await db
    .deleteFrom('import_keys')
    .where('import_id', '=', importId)
    .where('key', 'in', (query) =>
      query
        .selectFrom('import_keys')
        .select('key')
        .where('import_id', '=', importId)
        .limit(keysAtOnce),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows) === keysAtOnce
}

const repeat = async (work: () => Promise<boolean>, signal?: AbortSignal): Promise<void> => {
  for (;;) {
    const startedAt = performance.now()
    if (signal?.aborted || !(await work())) return
    await breathe(pauseFactor * (performance.now() - startedAt))
  }
}

const next = (db: Kysely<Tables>) =>
  db
    .selectFrom('imports')
    .select(['id', 'state', 'user_id'])
    .where('is_erased', '=', 0)
    .where('state', 'in', ['undone', 'cancelled'])
    .limit(1)
    .executeTakeFirst()

/** Removes the rows of undone and cancelled imports, whose marks say what is left after a restart. */
export const eraseImports = async (db: Kysely<Tables>, signal?: AbortSignal): Promise<void> => {
  for (;;) {
    const gone = signal?.aborted ? undefined : await next(db)
    if (!gone) return
    await repeat(() => removeWaypoints(db, gone.id), signal)
    for (const part of parts) await repeat(() => removeSome(db, gone.id, part), signal)
    await repeat(() => removeImportedDays(db, gone.user_id, gone.id), signal)
    await repeat(() => removeKeys(db, gone.id), signal)
    if (signal?.aborted) return
    if (gone.state === 'cancelled') {
      await db.deleteFrom('imports').where('id', '=', gone.id).execute()
    } else {
      await db.updateTable('imports').set({ is_erased: 1 }).where('id', '=', gone.id).execute()
    }
  }
}
