import type { ImportIdentity } from '@truenorth/api-contract/imports'
import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { holdImages } from '../journal/image.kysely.ts'
import { PicturesRefused } from '../journal/pictures.ts'
import { ImportedPicturesRefused } from './import.repository.ts'
import { editedAtOf, titleOf, type DatedItem } from './importItem.ts'
import { chunks } from './parts.ts'

/**
 * Takes the keys that are new to an import, and returns them. Keys of an import that is gone belong to
 * whoever adds the item again. Call it within a transaction.
 */
export const claimKeys = async (
  db: Kysely<Tables>,
  userId: number,
  importId: number,
  items: readonly { item: ImportIdentity }[],
) => {
  const byKey = new Map(items.map(({ item }) => [item.key, item]))
  if (byKey.size === 0) return new Set<string>()
  const rows = await db
    .insertInto('import_keys')
    .values(
      [...byKey.values()].map(({ key, content, likeness }) => ({
        user_id: userId,
        key,
        content,
        likeness,
        import_id: importId,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet((eb) => ({
          content: eb.ref('excluded.content'),
          likeness: eb.ref('excluded.likeness'),
          import_id: eb.ref('excluded.import_id'),
        }))
        .where('import_keys.import_id', 'in', (query) =>
          query
            .selectFrom('imports')
            .select('imports.id')
            .where('imports.user_id', '=', userId)
            .where('imports.state', 'in', ['undone', 'cancelled']),
        ),
    )
    .returning('key')
    .execute()
  return new Set(rows.map(({ key }) => key))
}

type Target = { userId: number; importId: number; instant: string }

const moodRow = (
  { item, moment }: DatedItem,
  { userId, importId }: Target,
): Insertable<Tables['moods']> => ({
  user_id: userId,
  mood_value: item.mood,
  energy: item.energy,
  note: item.text,
  tags: JSON.stringify(item.tags),
  recorded_at: moment.instant,
  local_date: moment.localDate,
  time_zone: moment.timeZone,
  utc_offset: moment.utcOffset,
  day_only: moment.hasTime === false ? 1 : 0,
  day_end: moment.dayEnd ?? 0,
  edited_at: editedAtOf(item),
  import_id: importId,
  import_key: item.key,
})

const entryRow = (
  { item, moment }: DatedItem,
  { userId, importId }: Target,
): Insertable<Tables['journal_entries']> => ({
  user_id: userId,
  entry_date: moment.localDate,
  entry_time: item.local_time,
  mood: item.mood,
  emotion: item.emotion,
  title: titleOf(item),
  content: item.text,
  tags: JSON.stringify(item.tags),
  created_at: moment.instant,
  updated_at: editedAtOf(item) ?? moment.instant,
  import_id: importId,
  import_key: item.key,
})

// In their order: entries of one day are listed by their ids.
const addEntries = async (db: Kysely<Tables>, entries: readonly DatedItem[], target: Target) => {
  const rows = await db
    .insertInto('journal_entries')
    .values(entries.map((one) => entryRow(one, target)))
    .returning(['id', 'import_key'])
    .execute()
  const idOf = new Map(rows.map(({ id, import_key: key }) => [key, id]))
  for (const { item } of entries) {
    const entryId = idOf.get(item.key)
    if (entryId === undefined || item.images.length === 0) continue
    try {
      await holdImages(db, { ...target, entryId }, item.images)
    } catch (error) {
      if (!(error instanceof PicturesRefused)) throw error
      throw new ImportedPicturesRefused(item.key, error.indexes)
    }
  }
}

/**
 * Adds items with their pictures and counts them.
 * @throws ImportedPicturesRefused
 */
export const addAll = async (db: Kysely<Tables>, items: readonly DatedItem[], target: Target) => {
  const readings = items.filter(({ item }) => item.kind === 'reading')
  const entries = items.filter(({ item }) => item.kind === 'entry')
  for (const some of chunks(readings, 100)) {
    await db
      .insertInto('moods')
      .values(some.map((one) => moodRow(one, target)))
      .execute()
  }
  for (const some of chunks(entries, 50)) await addEntries(db, some, target)
  const images = entries.reduce((sum, { item }) => sum + item.images.length, 0)
  return { readings: readings.length, entries: entries.length, images }
}
