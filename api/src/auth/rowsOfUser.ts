import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'

/**
 * Whether a user has fewer than `most` rows in a table. Until the transaction ends, others that ask for the same user wait:
 * requests at once cannot both take the last place.
 */
export const hasRoom = async (
  transaction: Transaction<Tables>,
  table: 'export_tokens' | 'passkeys',
  userId: number,
  most: number,
) => {
  await transaction
    .updateTable('users')
    .set((eb) => ({ is_active: eb.ref('is_active') }))
    .where('id', '=', userId)
    .execute()
  const { rows } = await transaction
    .selectFrom(table)
    .select(sql<number>`count(*)`.as('rows'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return rows < most
}

/** Removes a row of a user. False when the user has no such row. */
export const removeOwn = async (
  db: Kysely<Tables>,
  table: 'export_tokens' | 'passkeys' | 'remembered_devices',
  userId: number,
  id: number,
) => {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}
