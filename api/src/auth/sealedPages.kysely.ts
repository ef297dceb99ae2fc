import {
  kdfSchema,
  wrapKinds,
  type NewWrap,
  type SealedPages,
  type Wrap,
} from '@truenorth/api-contract/sealedPages'
import { sql, type Kysely, type Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../db/tables.ts'
import { storedInstant } from '../time/instant.ts'

const kindSchema = z.enum(wrapKinds)

type Made = { keyId: string; sealsNew: boolean; wraps: readonly NewWrap[]; now: Date }

/** The passkey of a wrap is none of this user's. */
export class UnknownPasskey extends Error {
  override name = 'UnknownPasskey'
}

const putWrap = async (db: Kysely<Tables>, userId: number, wrap: NewWrap) => {
  const passkeyId = wrap.passkey_id ?? null
  if (passkeyId !== null) {
    const own = await db
      .selectFrom('passkeys')
      .select('id')
      .where('id', '=', passkeyId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!own) throw new UnknownPasskey('A wrapped key names a passkey of nobody.')
  }
  await db
    .deleteFrom('sealed_page_wraps')
    .where('user_id', '=', userId)
    .where('kind', '=', wrap.kind)
    .where('passkey_id', passkeyId === null ? 'is' : '=', passkeyId)
    .execute()
  await db
    .insertInto('sealed_page_wraps')
    .values({
      user_id: userId,
      kind: wrap.kind,
      passkey_id: passkeyId,
      kdf: JSON.stringify(wrap.kdf),
      nonce: wrap.nonce,
      wrapped: wrap.wrapped,
    })
    .execute()
}

type WrapRow = Omit<Selectable<Tables['sealed_page_wraps']>, 'user_id'> & {
  credential_id: string | null
}

const toWrap = ({ kind, kdf, credential_id, ...wrap }: WrapRow): Wrap => ({
  ...wrap,
  kind: kindSchema.parse(kind),
  kdf: kdfSchema.parse(JSON.parse(kdf)),
  ...(credential_id !== null && { credential_id }),
})

const countSealed = async (db: Kysely<Tables>, userId: number) => {
  const { sealed } = await db
    .selectFrom('journal_entries')
    .select(sql<number>`count(*)`.as('sealed'))
    .where('user_id', '=', userId)
    .where('sealed_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return sealed
}

/** The wrapped keys of sealed pages; the server cannot open them. */
export const kyselySealedPages = (db: Kysely<Tables>) => ({
  /** As the API answers them; without a key id where none are set up. */
  find: async (userId: number): Promise<SealedPages> => {
    const present = await db
      .selectFrom('sealed_pages')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const wraps = await db
      .selectFrom('sealed_page_wraps as wrap')
      .leftJoin('passkeys', 'passkeys.id', 'wrap.passkey_id')
      .select(['wrap.id', 'wrap.kind', 'wrap.passkey_id', 'wrap.kdf', 'wrap.nonce', 'wrap.wrapped'])
      .select('passkeys.credential_id')
      .where('wrap.user_id', '=', userId)
      .orderBy('wrap.id')
      .execute()
    return {
      key_id: present?.key_id ?? null,
      seals_new: present?.seals_new === 1,
      wraps: wraps.map(toWrap),
      sealed_entries: await countSealed(db, userId),
    }
  },

  /**
   * Stores the first keys. False when the account has some.
   * @throws UnknownPasskey
   */
  begin: (userId: number, { keyId, sealsNew, wraps, now }: Made) =>
    db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto('sealed_pages')
        .values({
          user_id: userId,
          key_id: keyId,
          seals_new: Number(sealsNew),
          created_at: storedInstant(now),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('user_id')
        .executeTakeFirst()
      if (!added) return false
      for (const wrap of wraps) await putWrap(transaction, userId, wrap)
      return true
    }),

  setSealsNew: (userId: number, sealsNew: boolean) =>
    db
      .updateTable('sealed_pages')
      .set({ seals_new: Number(sealsNew) })
      .where('user_id', '=', userId)
      .execute(),

  /**
   * Puts wraps in the place of those of their kinds, or of their passkeys. False when they are of another key.
   * @throws UnknownPasskey
   */
  putWraps: (userId: number, keyId: string, wraps: readonly NewWrap[]) =>
    db.transaction().execute(async (transaction) => {
      const present = await transaction
        .updateTable('sealed_pages')
        .set((eb) => ({ seals_new: eb.ref('seals_new') }))
        .where('user_id', '=', userId)
        .where('key_id', '=', keyId)
        .returning('user_id')
        .executeTakeFirst()
      if (!present) return false
      for (const wrap of wraps) await putWrap(transaction, userId, wrap)
      return true
    }),

  /** Removes the way of a passkey. False when there is no such; the passphrase and the recovery code stay. */
  removePasskeyWrap: async (userId: number, id: number) => {
    const { numDeletedRows } = await db
      .deleteFrom('sealed_page_wraps')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('kind', '=', 'passkey')
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0
  },

  /** Removes all keys. False when sealed entries would be lost with them, or there are no keys. */
  remove: (userId: number) =>
    db.transaction().execute(async (transaction) => {
      // Others that seal an entry wait for it.
      const present = await transaction
        .deleteFrom('sealed_pages')
        .where('user_id', '=', userId)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('journal_entries')
                .select('journal_entries.id')
                .where('journal_entries.user_id', '=', userId)
                .where('journal_entries.sealed_id', 'is not', null),
            ),
          ),
        )
        .returning('user_id')
        .executeTakeFirst()
      return present !== undefined
    }),
})

export type SealedPageKeys = ReturnType<typeof kyselySealedPages>
