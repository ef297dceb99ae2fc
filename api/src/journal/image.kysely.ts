import { pictureTypes } from '@truenorth/api-contract/journal'
import { sealedPictureType } from '@truenorth/api-contract/sealedPages'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { visibleTo } from '../imports/visible.ts'
import type { ImageRepository } from './image.repository.ts'
import { pictureIdIn, picturePath, PicturesRefused, type Holder } from './pictures.ts'

type Row = Pick<Selectable<Tables['journal_images']>, 'id' | 'version' | 'alt'>

const toImage = ({ id, version, alt }: Row) => ({ id, version, path: picturePath(id), alt })

// The pictures that were sent to an import, or those that the user sees.
const within = (userId: number, importId: number | undefined) =>
  importId === undefined ? visibleTo(userId) : sql<boolean>`import_id = ${importId}`

const typeOf = (stored: string) => {
  if (stored === sealedPictureType) return sealedPictureType
  const type = pictureTypes.find((known) => known === stored)
  if (!type) throw new Error(`A stored picture is of an unknown type: ${stored}`)
  return type
}

/** Pictures in SQLite or PostgreSQL. */
export const kyselyImages = (db: Kysely<Tables>): ImageRepository => ({
  add: async (userId, { bytes, type, alt }, instant, importId) => {
    const row = await db
      .insertInto('journal_images')
      .values({
        user_id: userId,
        bytes,
        type,
        alt,
        loose_since: instant,
        import_id: importId ?? null,
      })
      .returning(['id', 'version', 'alt'])
      .executeTakeFirstOrThrow()
    return toImage(row)
  },

  find: async (userId, id, importId) => {
    const row = await db
      .selectFrom('journal_images')
      .select(['id', 'version', 'alt', 'type', 'bytes'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where(within(userId, importId))
      .executeTakeFirst()
    return row && { ...toImage(row), type: typeOf(row.type), bytes: new Uint8Array(row.bytes) }
  },

  describe: async (userId, id, alt, onlyVersion) => {
    const row = await db
      .updateTable('journal_images')
      .set(({ eb }) => ({ alt, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where(visibleTo(userId))
      .$if(onlyVersion !== undefined, (query) => query.where('version', '=', onlyVersion ?? 0))
      .returning(['id', 'version', 'alt'])
      .executeTakeFirst()
    return row && toImage(row)
  },

  countLoose: async (userId) => {
    const { loose } = await db
      .selectFrom('journal_images')
      .select(({ fn }) => fn.countAll<number>().as('loose'))
      .where('user_id', '=', userId)
      .where('entry_id', 'is', null)
      .where('import_id', 'is', null)
      .executeTakeFirstOrThrow()
    return loose
  },

  removeLoose: async (before) => {
    await db
      .deleteFrom('journal_images')
      .where('loose_since', '<', before)
      .where(
        sql<boolean>`not exists (
          select 1 from imports where imports.id = journal_images.import_id and state = 'open')`,
      )
      .execute()
  },
})

const take = async (
  db: Kysely<Tables>,
  { userId, entryId, importId, isSealed = false }: Holder,
  path: string,
  position: number,
) => {
  const id = pictureIdIn(path)
  if (id === undefined) return false
  const taken = await db
    .updateTable('journal_images')
    .set({ entry_id: entryId, position, loose_since: null, import_id: importId ?? null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('entry_id', 'is', null)
    .where('type', isSealed ? '=' : '<>', sealedPictureType)
    .where(within(userId, importId))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/**
 * Makes an entry hold these pictures, in this order, and no others. Call it within a transaction.
 * @throws PicturesRefused
 */
export const holdImages = async (db: Kysely<Tables>, holder: Holder, paths: readonly string[]) => {
  await db
    .updateTable('journal_images')
    .set({ entry_id: null, loose_since: holder.instant })
    .where('entry_id', '=', holder.entryId)
    .execute()
  const refused: number[] = []
  for (const [position, path] of paths.entries()) {
    if (!(await take(db, holder, path, position))) refused.push(position)
  }
  if (refused.length > 0) throw new PicturesRefused(refused)
}
