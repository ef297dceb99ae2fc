import type { Kysely } from 'kysely'
import type { SignInWay } from '../db/accountTables.ts'
import type { Tables } from '../db/tables.ts'
import { addMs, secondMs, storedInstant } from '../time/instant.ts'
import { refreshLifeMs } from './tokens.ts'

// Within this time a used refresh token may come back: two tabs, or a response that got lost.
const graceMs = 20 * secondMs

export type NewSession = {
  id: string
  userId: number
  device: string
  refreshHash: string
  way: SignInWay
  now: Date
}

/** The exchange of a refresh token for the next one; both are known by their hash. */
export type Rotation = { usedHash: string; nextHash: string; now: Date }

const timesOf = (now: Date) => ({
  last_used_at: storedInstant(now),
  expires_at: storedInstant(addMs(now, refreshLifeMs)),
})

const findRefreshToken = (db: Kysely<Tables>, hash: string) =>
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

const removeExpired = (db: Kysely<Tables>, sessionId: string, now: Date) =>
  db
    .deleteFrom('refresh_tokens')
    .where('session_id', '=', sessionId)
    .where('used_at', '<', storedInstant(addMs(now, -refreshLifeMs)))
    .execute()

const addRefreshToken = (db: Kysely<Tables>, sessionId: string, hash: string) =>
  db.insertInto('refresh_tokens').values({ hash, session_id: sessionId, used_at: null }).execute()

/** Sessions: one per sign-in, with the family of its refresh tokens. */
export const kyselySessions = (db: Kysely<Tables>) => ({
  open: ({ id, userId, device, refreshHash, way, now }: NewSession) =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('sessions')
        .values({
          id,
          user_id: userId,
          device,
          way,
          created_at: storedInstant(now),
          signed_out_at: null,
          ...timesOf(now),
        })
        .execute()
      await addRefreshToken(transaction, id, refreshHash)
    }),

  /** The sessions that a user may still use, the last used first. */
  list: (userId: number, now: Date) =>
    db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('signed_out_at', 'is', null)
      .where('expires_at', '>', storedInstant(now))
      .orderBy('last_used_at', 'desc')
      .execute(),

  /** How a session was opened; null where that was not noted. */
  wayOf: async (sessionId: string) => {
    const session = await db
      .selectFrom('sessions')
      .select('way')
      .where('id', '=', sessionId)
      .executeTakeFirst()
    return session?.way ?? null
  },

  /** False when the user has no such session. */
  end: async (userId: number, sessionId: string) => {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0
  },

  endOthers: (userId: number, sessionId: string) =>
    db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', sessionId).execute(),

  /** Ends the family of refresh tokens; an access token stays valid for its minutes, as in the reference. */
  signOut: (sessionId: string, now: Date) =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('sessions')
        .set({ signed_out_at: storedInstant(now) })
        .where('id', '=', sessionId)
        .execute()
      await transaction.deleteFrom('refresh_tokens').where('session_id', '=', sessionId).execute()
    }),

  knowsRefreshToken: async (hash: string) => (await findRefreshToken(db, hash))?.is_active === 1,

  /** Whether a session of a user has not ended, by signing out either. */
  isOpen: async (userId: number, sessionId: string) => {
    const session = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('is_active')
      .where('sessions.id', '=', sessionId)
      .where('sessions.user_id', '=', userId)
      .where('signed_out_at', 'is', null)
      .executeTakeFirst()
    return session?.is_active === 1
  },

  /**
   * Exchanges a refresh token for the next of its family; false when it is not valid. Within 20
   * seconds a second exchange gets a sibling; after that it counts as theft and ends the session.
   */
  rotate: (rotation: Rotation): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const { usedHash, nextHash, now } = rotation
      const token = await findRefreshToken(transaction, usedHash)
      if (!token?.is_active) return false
      const isStolen = token.used_at && token.used_at < storedInstant(addMs(now, -graceMs))
      if (isStolen) {
        await transaction.deleteFrom('sessions').where('id', '=', token.session_id).execute()
        return false
      }
      await markUsed(transaction, rotation)
      await removeExpired(transaction, token.session_id, now)
      await addRefreshToken(transaction, token.session_id, nextHash)
      await transaction
        .updateTable('sessions')
        .set(timesOf(now))
        .where('id', '=', token.session_id)
        .execute()
      return true
    }),
})

export type Sessions = ReturnType<typeof kyselySessions>
