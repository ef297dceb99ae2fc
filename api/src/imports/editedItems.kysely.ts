import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { chunks } from './parts.ts'

const atOnce = 500

/** Entries that were changed, or whose pictures were described anew. */
export const changedEntries = (db: Kysely<Tables>, importId: number) =>
  db
    .selectFrom('journal_entries')
    .where('import_id', '=', importId)
    .where((eb) =>
      eb.or([
        eb('version', '>', 1),
        eb('id', 'in', (query) =>
          query
            .selectFrom('journal_images')
            .select('entry_id')
            .where('import_id', '=', importId)
            .where('version', '>', 1),
        ),
      ]),
    )

/** Readings that were changed. */
export const changedMoods = (db: Kysely<Tables>, importId: number) =>
  db.selectFrom('moods').where('import_id', '=', importId).where('version', '>', 1)

/** Paths that were changed, or whose waypoints were, and those to which one was added. */
export const changedPaths = (db: Kysely<Tables>, importId: number) =>
  db
    .selectFrom('journeys')
    .where('import_id', '=', importId)
    .where((eb) =>
      eb.or([
        eb('version', '>', 1),
        eb('id', 'in', (query) =>
          query
            .selectFrom('journeys as path')
            .innerJoin('milestones', 'milestones.journey_id', 'path.id')
            .select('path.id')
            .where('path.import_id', '=', importId)
            .where((one) =>
              one.or([one('milestones.version', '>', 1), one('milestones.imported', '=', 0)]),
            ),
        ),
      ]),
    )

/**
 * Makes edited items the user's own before their import goes; their keys stay, so that they are known.
 * Calls `changed` with the days whose readings are counted elsewhere then.
 */
export const keepChanged = async (
  db: Kysely<Tables>,
  userId: number,
  importId: number,
  changed: (day: string) => void,
) => {
  const moods = await changedMoods(db, importId)
    .select(['id', 'import_key', 'local_date'])
    .execute()
  for (const { local_date: day } of moods) changed(day)
  const entries = await changedEntries(db, importId).select(['id', 'import_key']).execute()
  const paths = await changedPaths(db, importId).select(['id', 'import_key']).execute()
  for (const some of chunks([...moods, ...entries, ...paths], atOnce)) {
    const keys = some.flatMap(({ import_key: key }) => key ?? [])
    await db
      .updateTable('import_keys')
      .set({ import_id: null })
      .where('user_id', '=', userId)
      .where('key', 'in', keys)
      .execute()
  }
  const own = { import_id: null }
  const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)
  for (const ids of chunks(idsOf(moods), atOnce))
    await db.updateTable('moods').set(own).where('id', 'in', ids).execute()
  for (const ids of chunks(idsOf(paths), atOnce))
    await db.updateTable('journeys').set(own).where('id', 'in', ids).execute()
  for (const ids of chunks(idsOf(entries), atOnce)) {
    await db.updateTable('journal_images').set(own).where('entry_id', 'in', ids).execute()
    await db.updateTable('journal_entries').set(own).where('id', 'in', ids).execute()
  }
}
