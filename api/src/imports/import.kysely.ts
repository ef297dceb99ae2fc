import { importSchema, type EditedImportItem, type Import } from '@truenorth/api-contract/imports'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { holdImages } from '../journal/image.kysely.ts'
import { PicturesRefused } from '../journal/pictures.ts'
import { wireInstant } from '../time/instant.ts'
import {
  compareKnown,
  ImportedPicturesRefused,
  ImportIsOpen,
  undoUntil,
  type ImportRepository,
} from './import.repository.ts'
import { eraseImports } from './eraseImports.ts'
import { titleOf, type DatedItem } from './importItem.ts'
import { visibleTo } from './visible.ts'

const keysAtOnce = 500

const { source: sourceSchema } = importSchema.shape

type Row = Selectable<Tables['imports']>

const toImport = (row: Row): Import | undefined =>
  row.state === 'cancelled'
    ? undefined
    : {
        id: row.id,
        source: sourceSchema.parse(row.source),
        file_name: row.file_name,
        state: row.state,
        readings: row.readings,
        entries: row.entries,
        images: row.images,
        created_at: wireInstant(row.created_at),
        finished_at: row.finished_at === null ? null : wireInstant(row.finished_at),
        undo_until:
          row.state === 'done' && row.finished_at !== null ? undoUntil(row.finished_at) : null,
      }

const chunks = function* <Item>(items: readonly Item[], size: number) {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

const ownImport = (db: Kysely<Tables>, userId: number, id: number) =>
  db.selectFrom('imports').selectAll().where('id', '=', id).where('user_id', '=', userId)

// It also keeps others from finishing or cancelling the import until the transaction ends.
const touchOpen = (db: Kysely<Tables>, userId: number, id: number, instant: string) =>
  db
    .updateTable('imports')
    .set({ touched_at: instant })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()

// Keys of an import that is gone belong to whoever adds the item again.
const claimKeys = async (
  db: Kysely<Tables>,
  userId: number,
  importId: number,
  items: readonly DatedItem[],
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
        .doUpdateSet(({ ref }) => ({
          content: ref('excluded.content'),
          likeness: ref('excluded.likeness'),
          import_id: ref('excluded.import_id'),
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
  energy: null,
  note: item.text,
  tags: JSON.stringify(item.tags),
  recorded_at: moment.instant,
  local_date: moment.localDate,
  time_zone: moment.timeZone,
  utc_offset: moment.utcOffset,
  day_only: moment.hasTime === false ? 1 : 0,
  import_id: importId,
  import_key: item.key,
})

const entryRow = (
  { item, moment }: DatedItem,
  { userId, importId }: Target,
): Insertable<Tables['journal_entries']> => ({
  user_id: userId,
  entry_date: moment.localDate,
  mood: item.mood,
  emotion: '',
  title: titleOf(item),
  content: item.text,
  tags: JSON.stringify(item.tags),
  created_at: moment.instant,
  updated_at: moment.instant,
  import_id: importId,
  import_key: item.key,
})

const addEntry = async (db: Kysely<Tables>, dated: DatedItem, target: Target) => {
  const { id: entryId } = await db
    .insertInto('journal_entries')
    .values(entryRow(dated, target))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { key, images } = dated.item
  try {
    await holdImages(db, { ...target, entryId }, images)
  } catch (error) {
    if (!(error instanceof PicturesRefused)) throw error
    throw new ImportedPicturesRefused(key, error.indexes)
  }
}

const addAll = async (db: Kysely<Tables>, items: readonly DatedItem[], target: Target) => {
  const readings = items.filter(({ item }) => item.kind === 'reading')
  const entries = items.filter(({ item }) => item.kind === 'entry')
  const [withPictures, plain] = [
    entries.filter(({ item }) => item.images.length > 0),
    entries.filter(({ item }) => item.images.length === 0),
  ]
  for (const some of chunks(readings, 100)) {
    await db
      .insertInto('moods')
      .values(some.map((one) => moodRow(one, target)))
      .execute()
  }
  for (const some of chunks(plain, 50)) {
    await db
      .insertInto('journal_entries')
      .values(some.map((one) => entryRow(one, target)))
      .execute()
  }
  for (const one of withPictures) await addEntry(db, one, target)
  const images = withPictures.reduce((sum, { item }) => sum + item.images.length, 0)
  return { readings: readings.length, entries: entries.length, images }
}

// Items that were changed, and entries whose pictures were described anew.
const changedEntries = (db: Kysely<Tables>, importId: number) =>
  db
    .selectFrom('journal_entries')
    .where('import_id', '=', importId)
    .where(({ or, eb, exists }) =>
      or([
        eb('version', '>', 1),
        exists(
          eb
            .selectFrom('journal_images')
            .select('journal_images.id')
            .whereRef('journal_images.entry_id', '=', 'journal_entries.id')
            .where('journal_images.version', '>', 1),
        ),
      ]),
    )

const changedMoods = (db: Kysely<Tables>, importId: number) =>
  db.selectFrom('moods').where('import_id', '=', importId).where('version', '>', 1)

// Edited items become the user's own before their import goes; their keys stay, so that they are known.
const keepChanged = async (db: Kysely<Tables>, userId: number, importId: number) => {
  const moods = await changedMoods(db, importId).select(['id', 'import_key']).execute()
  const entries = await changedEntries(db, importId).select(['id', 'import_key']).execute()
  for (const some of chunks([...moods, ...entries], keysAtOnce)) {
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
  for (const ids of chunks(idsOf(moods), keysAtOnce))
    await db.updateTable('moods').set(own).where('id', 'in', ids).execute()
  for (const ids of chunks(idsOf(entries), keysAtOnce)) {
    await db.updateTable('journal_images').set(own).where('entry_id', 'in', ids).execute()
    await db.updateTable('journal_entries').set(own).where('id', 'in', ids).execute()
  }
}

/** Imports in SQLite or PostgreSQL. */
export const kyselyImports = (db: Kysely<Tables>): ImportRepository => {
  const find = async (userId: number, id: number) => {
    const row = await ownImport(db, userId, id).executeTakeFirst()
    return row && toImport(row)
  }

  return {
    list: async (userId) => {
      const rows = await db
        .selectFrom('imports')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .execute()
      return rows.flatMap((row) => toImport(row) ?? [])
    },

    find,

    known: async (userId, items) => {
      const contents = new Map<string, string>()
      const likenesses = new Set<string>()
      const stored = () =>
        db.selectFrom('import_keys').where('user_id', '=', userId).where(visibleTo(userId))
      for (const some of chunks(items, keysAtOnce)) {
        const keys = some.map(({ key }) => key)
        const rows = await stored().select(['key', 'content']).where('key', 'in', keys).execute()
        for (const { key, content } of rows) contents.set(key, content)
        const likely = some.flatMap(({ likeness }) => likeness ?? [])
        if (likely.length === 0) continue
        const like = await stored().select('likeness').where('likeness', 'in', likely).execute()
        for (const { likeness } of like) if (likeness !== null) likenesses.add(likeness)
      }
      return compareKnown(items, contents, likenesses)
    },

    begin: (userId, { source, file_name }, instant, abandonedSince) =>
      inTransaction(db, async (transaction) => {
        await transaction
          .updateTable('imports')
          .set({ state: 'cancelled' })
          .where('user_id', '=', userId)
          .where('state', '=', 'open')
          .where('touched_at', '<', abandonedSince)
          .execute()
        const row = await transaction
          .insertInto('imports')
          .values({
            user_id: userId,
            source,
            file_name,
            state: 'open',
            created_at: instant,
            touched_at: instant,
            finished_at: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst()
        const begun = row && toImport(row)
        if (!begun) throw new ImportIsOpen('One import at a time')
        return begun
      }),

    newKeys: async (userId, id, keys) => {
      const rows = await db
        .selectFrom('import_keys')
        .select('key')
        .where('user_id', '=', userId)
        .where('key', 'in', keys)
        .where(({ or, eb }) => or([visibleTo(userId), eb('import_id', '=', id)]))
        .execute()
      const taken = new Set(rows.map(({ key }) => key))
      return new Set(keys.filter((key) => !taken.has(key)))
    },

    addItems: (userId, importId, items, instant) =>
      inTransaction(db, async (transaction) => {
        if (!(await touchOpen(transaction, userId, importId, instant))) return undefined
        const claimed = await claimKeys(transaction, userId, importId, items)
        // The first of equal keys in one batch.
        const fresh = items.filter(({ item }) => claimed.delete(item.key))
        const added = await addAll(transaction, fresh, { userId, importId, instant })
        await transaction
          .updateTable('imports')
          .set(({ eb }) => ({
            readings: eb('readings', '+', added.readings),
            entries: eb('entries', '+', added.entries),
            images: eb('images', '+', added.images),
          }))
          .where('id', '=', importId)
          .execute()
        return fresh.length
      }),

    touch: async (userId, id, instant) => (await touchOpen(db, userId, id, instant)) !== undefined,

    finish: async (userId, id, instant) => {
      const row = await db
        .updateTable('imports')
        .set({ state: 'done', finished_at: instant })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('state', '=', 'open')
        .returningAll()
        .executeTakeFirst()
      return row && toImport(row)
    },

    cancel: async (userId, id) => {
      const row = await db
        .updateTable('imports')
        .set({ state: 'cancelled' })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('state', '=', 'open')
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    edited: async (userId, id) => {
      if ((await find(userId, id))?.state !== 'done') return []
      const moods = await changedMoods(db, id).select(['id', 'local_date']).execute()
      const entries = await changedEntries(db, id).select(['id', 'entry_date', 'title']).execute()
      return [
        ...moods.map((mood): EditedImportItem => ({ kind: 'reading', ...mood, title: '' })),
        ...entries.map(({ entry_date, ...entry }): EditedImportItem => ({
          kind: 'entry',
          ...entry,
          local_date: entry_date,
        })),
      ]
    },

    undo: (userId, id, keepEdited) =>
      inTransaction(db, async (transaction) => {
        const row = await transaction
          .updateTable('imports')
          .set({ state: 'undone' })
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where('state', '=', 'done')
          .returningAll()
          .executeTakeFirst()
        if (!row) return undefined
        if (keepEdited) await keepChanged(transaction, userId, id)
        return toImport(row)
      }),

    cancelAbandoned: async (since) => {
      await db
        .updateTable('imports')
        .set({ state: 'cancelled' })
        .where('state', '=', 'open')
        .where('touched_at', '<', since)
        .execute()
    },

    erase: (signal) => eraseImports(db, signal),
  }
}
