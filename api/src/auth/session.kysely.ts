import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { addMs, storedInstant } from '../time/instant.ts'
import { refreshLifeMs } from './tokens.ts'

export type NewSession = {
  id: string
  userId: number
  device: string
  refreshHash: string
  now: Date
}

const timesOf = (now: Date) => ({
  last_used_at: storedInstant(now),
  expires_at: storedInstant(addMs(now, refreshLifeMs)),
})

/** Sessions: one a sign-in, with the family of its refresh tokens. */
export const kyselySessions = (db: Kysely<Tables>) => ({
  open: ({ id, userId, device, refreshHash, now }: NewSession) =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('sessions')
        .values({
          id,
          user_id: userId,
          device,
          created_at: storedInstant(now),
          signed_out_at: null,
          ...timesOf(now),
        })
        .execute()
      await transaction
        .insertInto('refresh_tokens')
        .values({ hash: refreshHash, session_id: id, used_at: null })
        .execute()
    }),

  list: (userId: number, now: Date) =>
    db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('signed_out_at', 'is', null)
      .where('expires_at', '>', storedInstant(now))
      .orderBy('last_used_at', 'desc')
      .execute(),

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

  /** Ends the family of refresh tokens; an access token lives out its minutes, as in the reference. */
  signOut: (sessionId: string, now: Date) =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('sessions')
        .set({ signed_out_at: storedInstant(now) })
        .where('id', '=', sessionId)
        .execute()
      await transaction.deleteFrom('refresh_tokens').where('session_id', '=', sessionId).execute()
    }),
})

export type Sessions = ReturnType<typeof kyselySessions>
