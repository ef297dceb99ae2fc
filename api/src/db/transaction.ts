import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Runs the writes in the transaction that is open already, or in a new one. */
export const inTransaction = <T>(
  db: Kysely<Tables>,
  write: (transaction: Kysely<Tables>) => Promise<T>,
): Promise<T> => (db.isTransaction ? write(db) : db.transaction().execute(write))
