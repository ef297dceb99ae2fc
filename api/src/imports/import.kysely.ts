import { importSchema, type EditedImportItem, type Import } from '@truenorth/api-contract/imports'
import type { Kysely, Selectable, Updateable } from 'kysely'
import { hashOf } from '../http/secrets.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { withMoodDays } from '../moods/moodDays.kysely.ts'
import { wireInstant, wireInstantOrNull } from '../time/instant.ts'
import {
  compareKnown,
  editedPath,
  ImportIsOpen,
  undoUntil,
  type ImportRepository,
} from './import.repository.ts'
import { addAll, claimKeys } from './addItems.kysely.ts'
import { addAllPaths } from './addPaths.kysely.ts'
import { findArchived } from './archivedItems.kysely.ts'
import { changedEntries, changedMoods, changedPaths, keepChanged } from './editedItems.kysely.ts'
import { eraseImports } from './eraseImports.ts'
import { countImportedDays } from './importedDays.kysely.ts'
import { chunks } from './parts.ts'
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
        paths: row.paths,
        created_at: wireInstant(row.created_at),
        finished_at: wireInstantOrNull(row.finished_at),
        undo_until:
          row.state === 'done' && row.finished_at !== null ? undoUntil(row.finished_at) : null,
      }

const ownImport = (db: Kysely<Tables>, userId: number, id: number) =>
  db.selectFrom('imports').selectAll().where('id', '=', id).where('user_id', '=', userId)

type Own = { userId: number; id: number; from: Row['state'] }

// Changes nothing when the user has no such import in that state.
const change = (
  db: Kysely<Tables>,
  { userId, id, from }: Own,
  changes: Updateable<Tables['imports']>,
) =>
  db
    .updateTable('imports')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', from)
    .returningAll()

// It also keeps others from finishing or cancelling the import until the transaction ends.
const touchOpen = async (db: Kysely<Tables>, userId: number, id: number, instant: string) => {
  const own = { userId, id, from: 'open' } as const
  const row = await change(db, own, { touched_at: instant }).executeTakeFirst()
  return row !== undefined
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

    known: async (userId, items, isOwnArchive) => {
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
      const own = await findArchived(db, userId, items, isOwnArchive)
      return compareKnown(items, { contents, likenesses, own })
    },

    accountMark: async (userId) => {
      const { created_at: since } = await db
        .selectFrom('users')
        .select('created_at')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      return hashOf(`account ${userId} since ${since}`)
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
        .where((eb) => eb.or([visibleTo(userId), eb('import_id', '=', id)]))
        .execute()
      const taken = new Set(rows.map(({ key }) => key))
      return new Set(keys.filter((key) => !taken.has(key)))
    },

    readingsOn: async (userId, days) => {
      if (days.length === 0) return new Map()
      const rows = await db
        .selectFrom('moods')
        .select(['local_date', ({ fn }) => fn.countAll<number>().as('count')])
        .where('user_id', '=', userId)
        .where('local_date', 'in', days)
        .groupBy('local_date')
        .execute()
      return new Map(rows.map((row) => [row.local_date, row.count]))
    },

    // The days of its readings are counted once, when the import is finished.
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

    addPaths: (userId, importId, paths, instant) =>
      inTransaction(db, async (transaction) => {
        if (!(await touchOpen(transaction, userId, importId, instant))) return undefined
        const added = await addAllPaths(transaction, paths, { userId, importId, instant })
        await transaction
          .updateTable('imports')
          .set(({ eb }) => ({ paths: eb('paths', '+', added) }))
          .where('id', '=', importId)
          .execute()
        return added
      }),

    touch: (userId, id, instant) => touchOpen(db, userId, id, instant),

    finish: async (userId, id, instant) => {
      const keepOpen = (transaction: Kysely<Tables>) => touchOpen(transaction, userId, id, instant)
      for (;;) {
        const open = await ownImport(db, userId, id).where('state', '=', 'open').executeTakeFirst()
        if (!open) return undefined
        if (open.readings > 0) await countImportedDays(db, userId, id, keepOpen)
        const row = await change(
          db,
          { userId, id, from: 'open' },
          { state: 'done', finished_at: instant },
        )
          // Readings that another request has added meanwhile are counted as well.
          .where('readings', '=', open.readings)
          .executeTakeFirst()
        if (row) return toImport(row)
      }
    },

    cancel: async (userId, id) => {
      const own = { userId, id, from: 'open' } as const
      const row = await change(db, own, { state: 'cancelled' }).executeTakeFirst()
      return row !== undefined
    },

    edited: async (userId, id) => {
      if ((await find(userId, id))?.state !== 'done') return []
      const moods = await changedMoods(db, id).select(['id', 'local_date']).execute()
      const entries = await changedEntries(db, id).select(['id', 'entry_date', 'title']).execute()
      const paths = await changedPaths(db, id).select(['id', 'start_date', 'title']).execute()
      return [
        ...moods.map((mood): EditedImportItem => ({
          kind: 'reading',
          id: mood.id,
          local_date: mood.local_date,
          title: '',
        })),
        ...entries.map((entry): EditedImportItem => ({
          kind: 'entry',
          id: entry.id,
          local_date: entry.entry_date,
          title: entry.title,
        })),
        ...paths.map(editedPath),
      ]
    },

    undo: (userId, id, keepEdited) =>
      withMoodDays(db, userId, async (transaction, changed) => {
        const own = { userId, id, from: 'done' } as const
        const row = await change(transaction, own, { state: 'undone' }).executeTakeFirst()
        if (!row) return undefined
        if (keepEdited) await keepChanged(transaction, userId, id, changed)
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
