import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { storedInstant } from '../time/instant.ts'

/** The devices on which a user has signed in, by the hash of a secret that each keeps in a cookie. */
export const kyselyKnownDevices = (db: Kysely<Tables>) => ({
  /** Whether the device is another than those that the account was used on; false for a first sign-in. */
  isNew: async (userId: number, hash: string) => {
    const devices = await db
      .selectFrom('known_devices')
      .select('hash')
      .where('user_id', '=', userId)
      .execute()
    if (devices.length > 0) return devices.every((device) => device.hash !== hash)
    const session = await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst()
    return session !== undefined
  },

  remember: (userId: number, hash: string, now: Date) =>
    db
      .insertInto('known_devices')
      .values({ user_id: userId, hash, last_used_at: storedInstant(now) })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'hash']).doUpdateSet({ last_used_at: storedInstant(now) }),
      )
      .execute(),
})

export type KnownDevices = ReturnType<typeof kyselyKnownDevices>
