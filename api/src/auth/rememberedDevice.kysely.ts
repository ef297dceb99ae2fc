import { rememberedDays } from '@truenorth/api-contract/secondFactor'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { addMs, dayMs, minuteMs, storedInstant } from '../time/instant.ts'
import { removeOwn } from './rowsOfUser.ts'

const rememberedMs = rememberedDays * dayMs

export type Device = {
  userId: number
  /** Of the secret in the cookie by which accounts know a browser. */
  hash: string
  /** The browser as it names itself. */
  device: string
  now: Date
}

/** Browsers in which the password of an account is enough for a while. */
export const kyselyRememberedDevices = (db: Kysely<Tables>) => ({
  /** Those that are remembered by choice, the last used first. */
  list: (userId: number, now: Date) =>
    db
      .selectFrom('remembered_devices')
      .selectAll()
      .where('user_id', '=', userId)
      .where('expires_at', '>', storedInstant(now))
      .where('is_once', '=', 0)
      .orderBy('last_used_at', 'desc')
      .execute(),

  remember: ({ userId, hash, device, now }: Device) => {
    const known = {
      device,
      last_used_at: storedInstant(now),
      expires_at: storedInstant(addMs(now, rememberedMs)),
      is_once: 0,
    }
    return db
      .insertInto('remembered_devices')
      .values({ user_id: userId, hash, ...known })
      .onConflict((conflict) => conflict.columns(['user_id', 'hash']).doUpdateSet(known))
      .execute()
  },

  /** Whether a browser is remembered; its use is noted. */
  use: async (userId: number, hash: string, now: Date) => {
    const used = await db
      .updateTable('remembered_devices')
      .set({ last_used_at: storedInstant(now) })
      .where('user_id', '=', userId)
      .where('hash', '=', hash)
      .where('expires_at', '>', storedInstant(now))
      .returning(['id', 'is_once'])
      .executeTakeFirst()
    if (used?.is_once !== 1) return used !== undefined
    const { numDeletedRows } = await db
      .deleteFrom('remembered_devices')
      .where('id', '=', used.id)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0
  },

  /** Forgets the browsers of a user, except that with this hash. */
  forgetOthers: (userId: number, hash = '') =>
    db
      .deleteFrom('remembered_devices')
      .where('user_id', '=', userId)
      .where('hash', '!=', hash)
      .execute(),

  /** Lets a browser that has just proven itself sign in once within a minute; where it is remembered anyway nothing changes. */
  allowOnce: ({ userId, hash, device, now }: Device) =>
    db
      .insertInto('remembered_devices')
      .values({
        user_id: userId,
        hash,
        device,
        last_used_at: storedInstant(now),
        expires_at: storedInstant(addMs(now, minuteMs)),
        is_once: 1,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'hash']).doNothing())
      .execute(),

  /** False when the user has no such device. */
  remove: (userId: number, id: number) => removeOwn(db, 'remembered_devices', userId, id),
})

export type RememberedDevices = ReturnType<typeof kyselyRememberedDevices>
