import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { addMs, hourMs, storedInstant } from '../time/instant.ts'

const lifeMs = hourMs

/** Reset links by the hash of their token: each works once and for one hour (D31). */
export const kyselyPasswordResets = (db: Kysely<Tables>) => ({
  add: (userId: number, hash: string, now: Date) =>
    db
      .insertInto('password_resets')
      .values({ user_id: userId, hash, expires_at: storedInstant(addMs(now, lifeMs)) })
      .execute(),

  isGood: async (userId: number, hash: string, now: Date) => {
    const row = await db
      .selectFrom('password_resets')
      .select('hash')
      .where('hash', '=', hash)
      .where('user_id', '=', userId)
      .where('expires_at', '>', storedInstant(now))
      .executeTakeFirst()
    return row !== undefined
  },

  /** False for the second of two who use the same link at once. */
  use: async (hash: string) => {
    const { numDeletedRows } = await db
      .deleteFrom('password_resets')
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0
  },
})

export type PasswordResets = ReturnType<typeof kyselyPasswordResets>
