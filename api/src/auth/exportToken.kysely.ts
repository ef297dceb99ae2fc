import { mostExportTokens } from '@truenorth/api-contract/account'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { storedInstant } from '../time/instant.ts'
import { hasRoom, removeOwn } from './rowsOfUser.ts'

export type NewToken = { userId: number; name: string; hash: string; now: Date }

/** Tokens that may read the export of an account, known by their hash. */
export const kyselyExportTokens = (db: Kysely<Tables>) => ({
  list: (userId: number) =>
    db
      .selectFrom('export_tokens')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute(),

  /** Undefined when the account has as many as it may. */
  add: ({ userId, name, hash, now }: NewToken) =>
    db.transaction().execute(async (transaction) => {
      if (!(await hasRoom(transaction, 'export_tokens', userId, mostExportTokens))) return undefined
      return transaction
        .insertInto('export_tokens')
        .values({ user_id: userId, name, hash, created_at: storedInstant(now), last_used_at: null })
        .returningAll()
        .executeTakeFirstOrThrow()
    }),

  remove: (userId: number, id: number) => removeOwn(db, 'export_tokens', userId, id),

  /** The user of a token, which is marked as used. */
  use: async (hash: string, now: Date) => {
    const used = await db
      .updateTable('export_tokens')
      .set({ last_used_at: storedInstant(now) })
      .where('hash', '=', hash)
      .returning('user_id')
      .executeTakeFirst()
    if (!used) return undefined
    return db.selectFrom('users').selectAll().where('id', '=', used.user_id).executeTakeFirst()
  },
})

export type ExportTokens = ReturnType<typeof kyselyExportTokens>
