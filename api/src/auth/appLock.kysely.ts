import { mostWrongPins } from '@truenorth/api-contract/appLock'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { storedInstant } from '../time/instant.ts'

// More browsers than a person locks; the oldest makes room for the next.
const mostLocks = 20

export type StoredLock = {
  userId: number
  hash: string
  /** Null where a passkey opens it. */
  verifierHash: string | null
  share: string
  /** The hash of the lock that it takes the place of. */
  replaces: string | undefined
  now: Date
}

/** Locks of browsers, by the hash of the secret that a browser knows its own by. */
export const kyselyAppLocks = (db: Kysely<Tables>) => {
  const remove = (userId: number, hash: string, within: Kysely<Tables> = db) =>
    within
      .deleteFrom('app_locks')
      .where('user_id', '=', userId)
      .where('hash', '=', hash)
      .returning('hash')
      .executeTakeFirst()

  return {
    add: ({ userId, hash, verifierHash, share, replaces, now }: StoredLock) =>
      db.transaction().execute(async (transaction) => {
        if (replaces !== undefined) await remove(userId, replaces, transaction)
        await transaction
          .insertInto('app_locks')
          .values({
            hash,
            user_id: userId,
            verifier_hash: verifierHash,
            share,
            wrong_pins: 0,
            created_at: storedInstant(now),
          })
          .execute()
        const kept = transaction
          .selectFrom('app_locks')
          .select('hash')
          .where('user_id', '=', userId)
          .orderBy('created_at', 'desc')
          .orderBy('hash')
          .limit(mostLocks)
        await transaction
          .deleteFrom('app_locks')
          .where('user_id', '=', userId)
          .where('hash', '!=', hash)
          .where('hash', 'not in', kept)
          .execute()
      }),

    /** False when the user has no such lock. */
    remove: async (userId: number, hash: string) => (await remove(userId, hash)) !== undefined,

    /** A lock that a passkey opens. */
    ofPasskey: (hash: string) =>
      db
        .selectFrom('app_locks')
        .selectAll()
        .where('hash', '=', hash)
        .where('verifier_hash', 'is', null)
        .executeTakeFirst(),

    /** A lock that a PIN opens. The attempt counts as a wrong one until `isOpened`, so that none is free; undefined after too many. */
    tryPin: (hash: string) =>
      db
        .updateTable('app_locks')
        .set((eb) => ({ wrong_pins: eb('wrong_pins', '+', 1) }))
        .where('hash', '=', hash)
        .where('verifier_hash', 'is not', null)
        .where('wrong_pins', '<', mostWrongPins)
        .returningAll()
        .executeTakeFirst(),

    /** The PIN was right. */
    isOpened: (hash: string) =>
      db.updateTable('app_locks').set({ wrong_pins: 0 }).where('hash', '=', hash).execute(),

    /** The PIN could not be checked. */
    giveBack: (hash: string) =>
      db
        .updateTable('app_locks')
        .set((eb) => ({ wrong_pins: eb('wrong_pins', '-', 1) }))
        .where('hash', '=', hash)
        .where('wrong_pins', '>', 0)
        .execute(),
  }
}

export type AppLocks = ReturnType<typeof kyselyAppLocks>
