// The counted days of an import, which come and go with it.
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { breathe } from '../http/queue.ts'
import { noImport, withMoodDays } from '../moods/moodDays.kysely.ts'
import { forgetUnusedTags, numbersIn } from '../moods/moodTags.kysely.ts'
import { firstDay } from '../time/calendarDay.ts'

const readingsAtOnce = 500
const daysAtOnce = 200
// For each millisecond that counting takes, others have one: the person waits for the end.
const pauseFactor = 1

/**
 * Counts the days of an open import, some readings in a transaction, so that others can write in between.
 * `keepOpen` runs first in each and answers whether the import is still open; its erasure, which removes
 * these days, then comes later. Stops where it is not.
 */
export const countImportedDays = async (
  db: Kysely<Tables>,
  userId: number,
  importId: number,
  keepOpen: (transaction: Kysely<Tables>) => Promise<boolean>,
) => {
  let after: string | undefined = firstDay
  while (after !== undefined) {
    const startedAt = performance.now()
    const from: string = after
    after = await withMoodDays(db, userId, async (transaction, changed) => {
      if (!(await keepOpen(transaction))) return undefined
      // In the order of an index, however few of them came with the import.
      const readings = await transaction
        .selectFrom('moods')
        .select(['local_date', 'import_id'])
        .where('user_id', '=', userId)
        .where('local_date', '>', from)
        .orderBy('local_date')
        .limit(readingsAtOnce)
        .execute()
      for (const one of readings) if (one.import_id === importId) changed(one.local_date)
      return readings.length < readingsAtOnce ? undefined : readings.at(-1)?.local_date
    })
    await breathe(pauseFactor * (performance.now() - startedAt))
  }
}

/** Removes days of an import that is gone, whose readings are; answers whether there may be more. */
export const removeImportedDays = (db: Kysely<Tables>, userId: number, importId: number) =>
  withMoodDays(db, userId, async (transaction) => {
    const removed = await transaction
      .deleteFrom('mood_days')
      .where('user_id', '=', userId)
      .where('import_id', '=', importId)
      .where('local_date', 'in', (query) =>
        query
          .selectFrom('mood_days')
          .select('local_date')
          .where('import_id', '=', importId)
          .where('import_id', '<>', noImport)
          .where('user_id', '=', userId)
          .limit(daysAtOnce),
      )
      .returning('tags')
      .execute()
    const tags = new Set(removed.flatMap((day) => numbersIn(day.tags)))
    await forgetUnusedTags(transaction, userId, [...tags])
    return removed.length === daysAtOnce
  })
