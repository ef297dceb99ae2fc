import type { Kysely, Selectable } from 'kysely'
import type { Dialect } from '../db/columns.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Tables } from '../db/tables.ts'
import { wireInstant } from '../time/instant.ts'
import { entriesAsJson } from './entriesAsJson.ts'
import { holdPictures } from './holdPictures.ts'
import type { JournalEntryRepository } from './journalEntry.repository.ts'
import {
  journalEntrySchema,
  type JournalEntry,
  type JournalEntryChanges,
} from './journalEntry.schema.ts'
import { picturePath } from './picturePath.ts'

const { emotion: emotionSchema, tags: tagsSchema } = journalEntrySchema.shape

const toEntry = (row: Selectable<Tables['journal_entries']>, images: string[]): JournalEntry => ({
  id: row.id,
  version: row.version,
  entry_date: row.entry_date,
  mood: row.mood,
  emotion: emotionSchema.parse(row.emotion),
  title: row.title,
  content: row.content,
  tags: tagsSchema.parse(JSON.parse(row.tags)),
  images,
  created_at: wireInstant(row.created_at),
  updated_at: wireInstant(row.updated_at),
})

const toRow = ({ tags_input, images: _images, ...changes }: JournalEntryChanges) => ({
  ...changes,
  ...(tags_input && { tags: JSON.stringify(tags_input) }),
})

const imagesOf = async (db: Kysely<Tables>, entryId: number) => {
  const rows = await db
    .selectFrom('journal_images')
    .select('id')
    .where('entry_id', '=', entryId)
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => picturePath(id))
}

/** Reflections in SQLite or PostgreSQL. */
export const kyselyJournalEntries = (
  db: Kysely<Tables>,
  dialect: Dialect,
): JournalEntryRepository => ({
  add: (userId, { tags_input = [], images = [], ...entry }, instant) =>
    inTransaction(db, async (transaction) => {
      const row = await transaction
        .insertInto('journal_entries')
        .values({
          ...entry,
          user_id: userId,
          tags: JSON.stringify(tags_input),
          created_at: instant,
          updated_at: instant,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await holdPictures(transaction, { userId, entryId: row.id, instant }, images)
      return toEntry(row, images)
    }),

  list: (userId, limit) => entriesAsJson(db, dialect, { userId, limit }),

  find: async (userId, id) => {
    const row = await db
      .selectFrom('journal_entries')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row && toEntry(row, await imagesOf(db, id))
  },

  update: (userId, id, changes, instant, onlyVersion) =>
    inTransaction(db, async (transaction) => {
      const row = await transaction
        .updateTable('journal_entries')
        .set(({ eb }) => ({
          ...toRow(changes),
          updated_at: instant,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .$if(onlyVersion !== undefined, (query) => query.where('version', '=', onlyVersion ?? 0))
        .returningAll()
        .executeTakeFirst()
      if (!row) return undefined
      if (changes.images) {
        await holdPictures(transaction, { userId, entryId: id, instant }, changes.images)
      }
      return toEntry(row, await imagesOf(transaction, id))
    }),

  remove: async (userId, id) => {
    await db
      .deleteFrom('journal_entries')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .execute()
  },
})
