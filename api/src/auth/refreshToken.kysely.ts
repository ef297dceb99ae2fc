import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { addMs, secondMs, storedInstant } from '../time/instant.ts'
import { refreshLifeMs } from './tokens.ts'

const graceMs = 20 * secondMs

export type Rotation = { usedHash: string; nextHash: string; now: Date }

const findToken = (db: Kysely<Tables>, hash: string) =>
  db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['session_id', 'used_at', 'is_active'])
    .where('refresh_tokens.hash', '=', hash)
    .executeTakeFirst()

const markUsed = (db: Kysely<Tables>, { usedHash, now }: Rotation) =>
  db
    .updateTable('refresh_tokens')
    .set({ used_at: storedInstant(now) })
    .where('hash', '=', usedHash)
    .where('used_at', 'is', null)
    .execute()

const forgetExpired = (db: Kysely<Tables>, sessionId: string, now: Date) =>
  db
    .deleteFrom('refresh_tokens')
    .where('session_id', '=', sessionId)
    .where('used_at', '<', storedInstant(addMs(now, -refreshLifeMs)))
    .execute()

const addToFamily = async (db: Kysely<Tables>, sessionId: string, { nextHash, now }: Rotation) => {
  await db
    .insertInto('refresh_tokens')
    .values({ hash: nextHash, session_id: sessionId, used_at: null })
    .execute()
  const expires = storedInstant(addMs(now, refreshLifeMs))
  await db
    .updateTable('sessions')
    .set({ last_used_at: storedInstant(now), expires_at: expires })
    .where('id', '=', sessionId)
    .execute()
}

/** Refresh tokens by their hash. */
export const kyselyRefreshTokens = (db: Kysely<Tables>) => ({
  isKnown: async (hash: string) => (await findToken(db, hash)) !== undefined,

  /**
   * Exchanges a refresh token for the next of its family; false when it no longer counts. Within
   * the grace a second exchange is two tabs or a lost answer and gets a sibling; after it, it is a
   * theft and ends the family.
   */
  rotate: (rotation: Rotation): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const { usedHash, now } = rotation
      const token = await findToken(transaction, usedHash)
      if (!token?.is_active) return false
      const isStolen = token.used_at && token.used_at < storedInstant(addMs(now, -graceMs))
      if (isStolen) {
        await transaction.deleteFrom('sessions').where('id', '=', token.session_id).execute()
        return false
      }
      await markUsed(transaction, rotation)
      await forgetExpired(transaction, token.session_id, now)
      await addToFamily(transaction, token.session_id, rotation)
      return true
    }),
})

export type RefreshTokens = ReturnType<typeof kyselyRefreshTokens>
