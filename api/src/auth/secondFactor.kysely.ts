import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { addMs, minuteMs, storedInstant } from '../time/instant.ts'
import { kyselySessions } from './session.kysely.ts'

/** How long a code may follow its password. */
export const signInChallengeLifeMs = 10 * minuteMs

const replaceCodes = async (db: Kysely<Tables>, userId: number, hashes: string[]) => {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const codes = hashes.map((hash) => ({ user_id: userId, hash, used_at: null }))
  await db.insertInto('recovery_codes').values(codes).execute()
}

/** Second factors of accounts, with their recovery codes. */
export const kyselySecondFactors = (db: Kysely<Tables>) => ({
  /** Also one that waits for its first code. */
  find: (userId: number) =>
    db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst(),

  isOn: async (userId: number) => {
    const row = await db
      .selectFrom('second_factors')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('enabled_at', 'is not', null)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Stores a secret that waits for its first code. False when the account has a second factor already. */
  begin: async (userId: number, secret: string, now: Date) => {
    const begun = { secret, created_at: storedInstant(now) }
    const row = await db
      .insertInto('second_factors')
      .values({ user_id: userId, ...begun, enabled_at: null, last_step: null })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet(begun)
          .where('second_factors.enabled_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst()
    return row !== undefined
  },

  /**
   * Turns the second factor on and ends the other sessions of the user, which knew nothing of it. False when another request
   * did, or began anew with another secret.
   */
  enable: (
    { user_id: userId, secret }: { user_id: number; secret: string },
    step: number,
    { hashes, sessionId, now }: { hashes: string[]; sessionId: string; now: Date },
  ) =>
    db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('second_factors')
        .set({ enabled_at: storedInstant(now), last_step: step })
        .where('user_id', '=', userId)
        .where('secret', '=', secret)
        .where('enabled_at', 'is', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      await replaceCodes(transaction, userId, hashes)
      await kyselySessions(transaction).endOthers(userId, sessionId)
      return true
    }),

  /** Takes the code of a time step. False when that or a later one was taken before. */
  useStep: async (userId: number, step: number) => {
    const { numUpdatedRows } = await db
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0
  },

  /** Takes a recovery code. False when the user has none such, or it was taken before. */
  useRecoveryCode: async (userId: number, hash: string, now: Date) => {
    const { numUpdatedRows } = await db
      .updateTable('recovery_codes')
      .set({ used_at: storedInstant(now) })
      .where('user_id', '=', userId)
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0
  },

  recoveryCodesLeft: async (userId: number) => {
    const { left } = await db
      .selectFrom('recovery_codes')
      .select(sql<number>`count(*)`.as('left'))
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow()
    return left
  },

  /** Puts new recovery codes in the place of all earlier ones. */
  replaceRecoveryCodes: (userId: number, hashes: string[]) =>
    db.transaction().execute((transaction) => replaceCodes(transaction, userId, hashes)),

  /** Removes all that belongs to the second factor. False when there is none. */
  remove: (userId: number) =>
    db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
      await transaction.deleteFrom('remembered_devices').where('user_id', '=', userId).execute()
      await transaction.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute()
      const { numDeletedRows } = await transaction
        .deleteFrom('second_factors')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0
    }),
})

export type SecondFactors = ReturnType<typeof kyselySecondFactors>

/** What stands between a right password and its code, by the hash of its secret: good for that, and no session. */
export const kyselySignInChallenges = (db: Kysely<Tables>) => ({
  add: (userId: number, hash: string, now: Date) =>
    db
      .insertInto('sign_in_challenges')
      .values({
        hash,
        user_id: userId,
        expires_at: storedInstant(addMs(now, signInChallengeLifeMs)),
      })
      .execute(),

  /** The user who was challenged; undefined when the challenge was never given, is too old or has been answered. */
  userOf: async (hash: string, now: Date) => {
    const row = await db
      .selectFrom('sign_in_challenges')
      .select('user_id')
      .where('hash', '=', hash)
      .where('expires_at', '>', storedInstant(now))
      .executeTakeFirst()
    return row?.user_id
  },

  /** Ends a challenge. False for the second of two answers at once. */
  use: async (hash: string) => {
    const { numDeletedRows } = await db
      .deleteFrom('sign_in_challenges')
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0
  },
})

export type SignInChallenges = ReturnType<typeof kyselySignInChallenges>
