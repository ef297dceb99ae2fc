import { mostPasskeys } from '@truenorth/api-contract/passkeys'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { addMs, minuteMs, storedInstant } from '../time/instant.ts'
import { hasRoom, removeOwn } from './rowsOfUser.ts'

/** How long an answer to a challenge is taken. */
export const challengeLifeMs = 5 * minuteMs

export type StoredKey = {
  userId: number
  credentialId: string
  /** In COSE, as base64url. */
  publicKey: string
  counter: number
  name: string
  now: Date
}

/** Passkeys of accounts. */
export const kyselyPasskeys = (db: Kysely<Tables>) => ({
  list: (userId: number) =>
    db
      .selectFrom('passkeys')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute(),

  /**
   * Undefined when the account has as many as it may.
   * @throws a duplicate when any account has this passkey
   */
  add: ({ userId, credentialId, publicKey, counter, name, now }: StoredKey) =>
    db.transaction().execute(async (transaction) => {
      if (!(await hasRoom(transaction, 'passkeys', userId, mostPasskeys))) return undefined
      return transaction
        .insertInto('passkeys')
        .values({
          user_id: userId,
          credential_id: credentialId,
          public_key: publicKey,
          counter,
          name,
          created_at: storedInstant(now),
          last_used_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    }),

  /** Undefined when the user has no such passkey. */
  rename: (userId: number, id: number, name: string) =>
    db
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst(),

  /** False when the user has no such passkey. */
  remove: (userId: number, id: number) => removeOwn(db, 'passkeys', userId, id),

  byCredential: (credentialId: string) =>
    db
      .selectFrom('passkeys')
      .selectAll()
      .where('credential_id', '=', credentialId)
      .executeTakeFirst(),

  /** Stores the counter of a use. False when another use came between: its counter was not the one compared with. */
  use: async (passkey: { id: number; counter: number }, counter: number, now: Date) => {
    const { numUpdatedRows } = await db
      .updateTable('passkeys')
      .set({ counter, last_used_at: storedInstant(now) })
      .where('id', '=', passkey.id)
      .where('counter', '=', passkey.counter)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0
  },
})

export type Passkeys = ReturnType<typeof kyselyPasskeys>

/** Challenges that were handed out, by their hash. That of a sign-in has no user. */
export const kyselyPasskeyChallenges = (db: Kysely<Tables>) => ({
  add: (hash: string, userId: number | null, now: Date) =>
    db
      .insertInto('passkey_challenges')
      .values({ hash, user_id: userId, expires_at: storedInstant(addMs(now, challengeLifeMs)) })
      .execute(),

  /** Ends a challenge. False when it was not handed out to this user, has ended before or is too old. */
  use: async (hash: string, userId: number | null, now: Date) => {
    const used = await db
      .deleteFrom('passkey_challenges')
      .where('hash', '=', hash)
      .where('expires_at', '>', storedInstant(now))
      .returning('user_id')
      .executeTakeFirst()
    return used !== undefined && used.user_id === userId
  },
})

export type PasskeyChallenges = ReturnType<typeof kyselyPasskeyChallenges>
