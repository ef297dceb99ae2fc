import { foldText } from '@truenorth/api-contract/text'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { earlierFoldedName, foldedName } from '../fields/foldedName.ts'
import { addMs, hourMs, storedInstant } from '../time/instant.ts'

export type Registration = { username: string; email: string; passwordHash: string; now: Date }

const emailKey = (email: string) => (email === '' ? null : foldedName(email))

/** Accounts. Names and addresses are found whatever their case. */
export const kyselyUsers = (db: Kysely<Tables>) => {
  const users = () => db.selectFrom('users').selectAll()
  // Accounts that became one by the present folding are told apart by the earlier one.
  const byKey = async (column: 'username_key' | 'email_key', text: string) => {
    const earlier = earlierFoldedName(text)
    const found = await users()
      .where(column, 'in', [...new Set([foldedName(text), earlier])])
      .execute()
    return found.find((user) => user[column] === earlier) ?? found[0]
  }
  const ownSecret = async (
    column: 'device_key' | 'passkey_handle',
    id: number,
    otherwise: string,
  ) => {
    const known = await users().where('id', '=', id).executeTakeFirstOrThrow()
    if (known[column] !== null) return known[column]
    // The first of two requests at once decides for both.
    const { [column]: secret } = await db
      .updateTable('users')
      .set((eb) => ({ [column]: eb.fn.coalesce(column, eb.val(otherwise)) }))
      .where('id', '=', id)
      .returning(column)
      .executeTakeFirstOrThrow()
    return secret ?? otherwise
  }
  return {
    add: ({ username, email, passwordHash, now }: Registration) =>
      db
        .insertInto('users')
        .values({
          username,
          username_key: foldedName(username),
          search_name: foldText(username),
          email,
          email_key: emailKey(email),
          password_hash: passwordHash,
          created_at: storedInstant(now),
          has_mood_days: 1,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    byId: (id: number) => users().where('id', '=', id).executeTakeFirst(),
    byName: (name: string) => byKey('username_key', name),
    byEmail: (email: string) => byKey('email_key', email),
    /** Sets a new address. Reset links that went to the old one become invalid, and other sessions end. */
    setEmail: (id: number, email: string, sessionId: string) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ email, email_key: emailKey(email) })
          .where('id', '=', id)
          .execute()
        await transaction.deleteFrom('password_resets').where('user_id', '=', id).execute()
        await transaction
          .deleteFrom('sessions')
          .where('user_id', '=', id)
          .where('id', '!=', sessionId)
          .execute()
      }),
    setDayEnd: (id: number, dayEnd: number) =>
      db.updateTable('users').set({ day_end: dayEnd }).where('id', '=', id).execute(),
    /** Stores the same password in another form. */
    rehash: (id: number, passwordHash: string) =>
      db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute(),
    /**
     * Sets a new password and ends every session and export token of the user, in one transaction; with `endsShortcuts`
     * it removes their passkeys too, and forgets the browsers that are asked for no code.
     */
    setPassword: (id: number, passwordHash: string, { endsShortcuts = false } = {}) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ password_hash: passwordHash })
          .where('id', '=', id)
          .execute()
        await transaction.deleteFrom('sessions').where('user_id', '=', id).execute()
        await transaction.deleteFrom('export_tokens').where('user_id', '=', id).execute()
        await transaction.deleteFrom('password_resets').where('user_id', '=', id).execute()
        await transaction.deleteFrom('passkey_challenges').where('user_id', '=', id).execute()
        await transaction.deleteFrom('sign_in_challenges').where('user_id', '=', id).execute()
        if (!endsShortcuts) return
        await transaction.deleteFrom('passkeys').where('user_id', '=', id).execute()
        await transaction.deleteFrom('remembered_devices').where('user_id', '=', id).execute()
      }),
    makeAdmin: (id: number) =>
      db.updateTable('users').set({ is_staff: 1, is_superuser: 1 }).where('id', '=', id).execute(),
    /** The user's device key, which is the one given here if there was none. */
    deviceKey: (id: number, otherwise: string) => ownSecret('device_key', id, otherwise),
    /** The name under which authenticators know the user, which is the one given here if there was none. */
    passkeyHandle: (id: number, otherwise: string) => ownSecret('passkey_handle', id, otherwise),
    /** Removes the account and, by foreign keys, everything that belongs to it. `before` is part of it. */
    remove: (id: number, before: (transaction: Kysely<Tables>) => Promise<void>) =>
      db.transaction().execute(async (transaction) => {
        await before(transaction)
        // What administrators did with the account stays in the log, by its number alone.
        await transaction
          .deleteFrom('operator_log')
          .where('account_id', '=', id)
          .where('kind', 'in', ['signed_in', 'sign_in_failed'])
          .execute()
        await transaction.deleteFrom('users').where('id', '=', id).execute()
      }),
  }
}

export type Users = ReturnType<typeof kyselyUsers>

const resetLifeMs = hourMs

/** Reset links by the hash of their token: each is valid once and for one hour (D31). */
export const kyselyPasswordResets = (db: Kysely<Tables>) => ({
  add: (userId: number, hash: string, now: Date) =>
    db
      .insertInto('password_resets')
      .values({ user_id: userId, hash, expires_at: storedInstant(addMs(now, resetLifeMs)) })
      .execute(),

  isValid: async (userId: number, hash: string, now: Date) => {
    const row = await db
      .selectFrom('password_resets')
      .select('hash')
      .where('hash', '=', hash)
      .where('user_id', '=', userId)
      .where('expires_at', '>', storedInstant(now))
      .executeTakeFirst()
    return row !== undefined
  },

  /** False for the second of two requests that use the same link at once. */
  use: async (hash: string) => {
    const { numDeletedRows } = await db
      .deleteFrom('password_resets')
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0
  },
})

export type PasswordResets = ReturnType<typeof kyselyPasswordResets>
