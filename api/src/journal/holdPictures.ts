import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { pictureIdIn } from './picturePath.ts'
import { PicturesRefused } from './picturesRefused.ts'

export type Holder = { userId: number; entryId: number; instant: string }

const take = async (
  db: Kysely<Tables>,
  { userId, entryId }: Holder,
  path: string,
  position: number,
) => {
  const id = pictureIdIn(path)
  if (id === undefined) return false
  const taken = await db
    .updateTable('journal_images')
    .set({ entry_id: entryId, position, loose_since: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('entry_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Makes an entry hold these pictures, in this order, and no others. Call it within a transaction. */
export const holdPictures = async (
  db: Kysely<Tables>,
  holder: Holder,
  paths: readonly string[],
) => {
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
