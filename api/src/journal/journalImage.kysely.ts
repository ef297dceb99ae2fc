import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { JournalImageRepository } from './journalImage.repository.ts'
import { pictureTypes } from './journalImage.schema.ts'
import { picturePath } from './picturePath.ts'

type Row = Pick<Selectable<Tables['journal_images']>, 'id' | 'version' | 'alt'>

const toImage = ({ id, version, alt }: Row) => ({ id, version, path: picturePath(id), alt })

const typeOf = (stored: string) => {
  const type = pictureTypes.find((known) => known === stored)
  if (!type) throw new Error(`A stored picture is of an unknown type: ${stored}`)
  return type
}

/** Pictures in SQLite or PostgreSQL. */
export const kyselyJournalImages = (db: Kysely<Tables>): JournalImageRepository => ({
  add: async (userId, { bytes, type, alt }, instant) => {
    const row = await db
      .insertInto('journal_images')
      .values({ user_id: userId, bytes, type, alt, loose_since: instant })
      .returning(['id', 'version', 'alt'])
      .executeTakeFirstOrThrow()
    return toImage(row)
  },

  find: async (userId, id) => {
    const row = await db
      .selectFrom('journal_images')
      .select(['id', 'version', 'alt', 'type', 'bytes'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row && { ...toImage(row), type: typeOf(row.type), bytes: new Uint8Array(row.bytes) }
  },

  describe: async (userId, id, alt, onlyVersion) => {
    const row = await db
      .updateTable('journal_images')
      .set(({ eb }) => ({ alt, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .$if(onlyVersion !== undefined, (query) => query.where('version', '=', onlyVersion ?? 0))
      .returning(['id', 'version', 'alt'])
      .executeTakeFirst()
    return row && toImage(row)
  },

  removeLoose: async (before) => {
    await db.deleteFrom('journal_images').where('loose_since', '<', before).execute()
  },
})
