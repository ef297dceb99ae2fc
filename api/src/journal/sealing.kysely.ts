// What sealing an entry does in the database beside its text.
import { randomBytes } from 'node:crypto'
import { sealedPictureType } from '@truenorth/api-contract/sealedPages'
import type { Sealed } from '@truenorth/api-contract/sealedText'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { eraseFingerprints } from '../idempotency/idempotency.kysely.ts'
import { SealRefused } from './entry.repository.ts'

/** The columns of a sealed text; null for one that was opened, and none where nothing is said of it. */
export const sealedColumns = (sealed: Sealed | null | undefined) =>
  sealed === undefined
    ? {}
    : { sealed: sealed && JSON.stringify(sealed), sealed_id: sealed && sealed.id }

/** The id of the key of a user's sealed entries; null without one. */
export const sealedKeyOf = async (db: Kysely<Tables>, userId: number) => {
  const row = await db
    .selectFrom('sealed_pages')
    .select('key_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.key_id ?? null
}

/**
 * Checks that a user has keys, and that no other entry has this sealed id. Call it within a transaction.
 * @throws SealRefused
 */
export const expectSealable = async (
  db: Kysely<Tables>,
  userId: number,
  { id }: Sealed,
  entryId?: number,
) => {
  if ((await sealedKeyOf(db, userId)) === null) throw new SealRefused('noKeys')
  const other = await db
    .selectFrom('journal_entries')
    .select('id')
    .where('user_id', '=', userId)
    .where('sealed_id', '=', id)
    .$if(entryId !== undefined, (query) => query.where('id', '<>', entryId ?? 0))
    .executeTakeFirst()
  if (other) throw new SealRefused('known')
}

/**
 * Erases what tells of the plain text of an entry that is sealed now: its pictures, and digests of what was sent and
 * imported, by which a guess could be checked. Call it within a transaction.
 */
export const erasePlainCopy = async (
  db: Kysely<Tables>,
  entry: { id: number; user_id: number; import_key: string | null },
) => {
  const pictures = await db
    .deleteFrom('journal_images')
    .where('entry_id', '=', entry.id)
    .where('type', '<>', sealedPictureType)
    .returning('id')
    .execute()
  await eraseFingerprints(db, entry.user_id, [entry.id, ...pictures.map(({ id }) => id)])
  if (entry.import_key === null) return
  await db
    .updateTable('import_keys')
    .set({ content: randomBytes(32).toString('base64url'), likeness: null })
    .where('user_id', '=', entry.user_id)
    .where('key', '=', entry.import_key)
    .execute()
}
