import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { storedInstant } from '../time/instant.ts'
import { keyOf } from './keys.ts'

export type Account = Selectable<Tables['users']>

export type Registration = { username: string; email: string; passwordHash: string; now: Date }

const emailKey = (email: string) => (email === '' ? null : keyOf(email))

/** Accounts. Names and addresses are found whatever their case. */
export const kyselyUsers = (db: Kysely<Tables>) => {
  const users = () => db.selectFrom('users').selectAll()
  return {
    add: ({ username, email, passwordHash, now }: Registration) =>
      db
        .insertInto('users')
        .values({
          username,
          username_key: keyOf(username),
          email,
          email_key: emailKey(email),
          password_hash: passwordHash,
          created_at: storedInstant(now),
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    byId: (id: number) => users().where('id', '=', id).executeTakeFirst(),
    byName: (name: string) => users().where('username_key', '=', keyOf(name)).executeTakeFirst(),
    byEmail: (email: string) => users().where('email_key', '=', keyOf(email)).executeTakeFirst(),
    /** Sets a new address; reset links that went to the old one end with it. */
    setEmail: (id: number, email: string) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ email, email_key: emailKey(email) })
          .where('id', '=', id)
          .execute()
        await transaction.deleteFrom('password_resets').where('user_id', '=', id).execute()
      }),
    /** Sets a new password and ends every session of the user, in one. */
    setPassword: (id: number, passwordHash: string) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ password_hash: passwordHash })
          .where('id', '=', id)
          .execute()
        await transaction.deleteFrom('sessions').where('user_id', '=', id).execute()
        await transaction.deleteFrom('password_resets').where('user_id', '=', id).execute()
      }),
    makeAdmin: (id: number) =>
      db.updateTable('users').set({ is_staff: 1, is_superuser: 1 }).where('id', '=', id).execute(),
    /** Removes the account and, by its foreign keys, all that belongs to it. */
    remove: (id: number) => db.deleteFrom('users').where('id', '=', id).execute(),
  }
}

export type Users = ReturnType<typeof kyselyUsers>
