import type { NewWrap } from '@truenorth/api-contract/sealedPages'
import type { Context } from 'hono'
import type { AccountEventKind } from '../db/accountTables.ts'
import type { Person } from '../http/context.ts'
import { Failure, invalid, notFound } from '../http/failure.ts'
import { idIn } from '../http/item.ts'
import { implement } from '../http/route.ts'
import {
  sealedKeysChangedLetter,
  sealedPagesOffLetter,
  sealedPagesOnLetter,
} from '../mail/letters.ts'
import type { AccountParts } from './accountParts.ts'
import { createConfirmPassword } from './checkPassword.ts'
import { sealedPagesDefinitions } from './sealedPages.definitions.ts'
import { UnknownPasskey } from './sealedPages.kysely.ts'
import { createTellOwner } from './tellOwner.ts'

const conflict = (detail: string) => new Failure(409, { detail })
const present = () => conflict('Your account has sealed pages already.')
const otherKey = () => conflict('Your sealed pages have another key now. Reload the page.')
const stillSealed = () =>
  conflict('There are sealed entries, which would be lost. Open or delete them first.')

const orFieldErrors = (error: unknown): never => {
  if (!(error instanceof UnknownPasskey)) throw error
  throw invalid({ wraps: ['This passkey is not one of your account.'] })
}

const deriving = { passphrase: 'argon2id', recovery: 'hkdf', passkey: 'hkdf' } as const

// A passphrase that is not stretched could be guessed, and a wrap without its passkey would never be found.
const expectWhole = (wraps: readonly NewWrap[]) => {
  const isWhole = ({ kind, kdf, passkey_id: passkey }: NewWrap) =>
    kdf.name === deriving[kind] && (kind === 'passkey') === (typeof passkey === 'number')
  const refused = wraps.flatMap((wrap, index) => (isWhole(wrap) ? [] : [index]))
  if (refused.length > 0)
    throw invalid({
      wraps: Object.fromEntries(
        refused.map((index) => [index, ['This wrapped key is not whole.']]),
      ),
    })
}

const expectBothWays = (wraps: readonly NewWrap[]) => {
  const kinds = new Set(wraps.map(({ kind }) => kind))
  if (!kinds.has('passphrase') || !kinds.has('recovery'))
    throw invalid({ wraps: ['A passphrase and a recovery code are needed.'] })
}

/** The keys of sealed pages, under /auth/users/me/sealed-pages/. */
export const sealedPagesRoutes = (parts: AccountParts) => {
  const { sealedPages, accountEvents, clock, publicUrl } = parts
  const confirmPassword = createConfirmPassword(parts)
  const tellOwner = createTellOwner(parts)
  const note = (c: Context, { id: userId }: Person, kind: AccountEventKind) =>
    accountEvents.note(c, { userId, kind, now: clock() })

  return implement(sealedPagesDefinitions, {
    show: ({ user }) => sealedPages.find(user.id),
    begin: async ({ c, user, body }) => {
      const { current_password, key_id: keyId, seals_new: sealsNew, wraps } = await body()
      expectWhole(wraps)
      expectBothWays(wraps)
      await confirmPassword(user, current_password)
      const made = { keyId, sealsNew, wraps, now: clock() }
      if (!(await sealedPages.begin(user.id, made).catch(orFieldErrors))) throw present()
      await note(c, user, 'sealed_pages_on')
      tellOwner(user, 'sealed pages mail', () => sealedPagesOnLetter(user, publicUrl))
      return sealedPages.find(user.id)
    },
    change: async ({ user, body }) => {
      const { seals_new: sealsNew } = await body()
      await sealedPages.setSealsNew(user.id, sealsNew)
      return sealedPages.find(user.id)
    },
    putWraps: async ({ c, user, body }) => {
      const { current_password, key_id: keyId, wraps } = await body()
      expectWhole(wraps)
      await confirmPassword(user, current_password)
      const isPut = await sealedPages.putWraps(user.id, keyId, wraps).catch(orFieldErrors)
      if (!isPut) throw otherKey()
      await note(c, user, 'sealed_keys_changed')
      tellOwner(user, 'sealed pages mail', () => sealedKeysChangedLetter(user, publicUrl))
      return sealedPages.find(user.id)
    },
    removeWrap: async ({ c, user }) => {
      if (!(await sealedPages.removePasskeyWrap(user.id, idIn(c)))) throw notFound()
      await note(c, user, 'sealed_keys_changed')
    },
    end: async ({ c, user, body }) => {
      const { current_password } = await body()
      await confirmPassword(user, current_password)
      const isRemoved = await sealedPages.remove(user.id)
      const now = await sealedPages.find(user.id)
      if (!isRemoved && now.key_id !== null) throw stillSealed()
      if (!isRemoved) return now
      await note(c, user, 'sealed_pages_off')
      tellOwner(user, 'sealed pages mail', () => sealedPagesOffLetter(user, publicUrl))
      return now
    },
  })
}
