import { mostPasskeys, type Passkey, type PasskeyCreation } from '@truenorth/api-contract/passkeys'
import type { Selectable } from 'kysely'
import { isDuplicate } from '../db/errors.ts'
import type { Tables } from '../db/tables.ts'
import type { Person } from '../http/context.ts'
import { Failure, invalid, notFound, unauthorized } from '../http/failure.ts'
import { idIn } from '../http/item.ts'
import { implement } from '../http/route.ts'
import { hashOf, newSecret } from '../http/secrets.ts'
import { passkeyAddedLetter } from '../mail/letters.ts'
import { wireInstant, wireInstantOrNull } from '../time/instant.ts'
import type { AccountParts } from './accountParts.ts'
import { createPasskeyCheck } from './checkPasskey.ts'
import { createConfirmPassword } from './checkPassword.ts'
import { deactivatedFailure } from './deactivated.ts'
import { createOpenSession } from './openSession.ts'
import { passkeyDefinitions, passkeySignInDefinitions } from './passkey.definitions.ts'
import { challengeLifeMs } from './passkey.kysely.ts'
import { createTellOwner } from './tellOwner.ts'
import { algorithms, challengeIn, relyingParty, verifyNewPasskey } from './verifyPasskey.ts'

const publicKey = 'public-key' as const
const userVerification = 'required' as const

const toPasskey = (row: Selectable<Tables['passkeys']>): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: wireInstant(row.created_at),
  last_used_at: wireInstantOrNull(row.last_used_at),
  credential_id: row.credential_id,
})

const tooMany = () =>
  new Failure(409, {
    detail: `An account has at most ${mostPasskeys} passkeys. Remove one first.`,
  })

const notMade = () => invalid({ credential: ['This passkey could not be checked. Try again.'] })
const known = () => invalid({ credential: ['This passkey is in use already.'] })
const refused = () => unauthorized({ detail: 'This passkey was not accepted.' })

/** The passkeys of an account, under /auth/passkeys/. */
const ownPasskeyRoutes = (parts: AccountParts) => {
  const { users, passkeys, passkeyChallenges, accountEvents, clock, publicUrl } = parts
  const confirmPassword = createConfirmPassword(parts)
  const tellOwner = createTellOwner(parts)
  const site = relyingParty(publicUrl)

  const creationFor = async ({ id, username }: Person): Promise<PasskeyCreation> => {
    const challenge = newSecret()
    await passkeyChallenges.add(hashOf(challenge), id, clock())
    const handle = await users.passkeyHandle(id, newSecret())
    return {
      challenge,
      rp: { id: site.id, name: site.name },
      user: { id: handle, name: username, displayName: username },
      pubKeyCredParams: algorithms.map((alg) => ({ type: publicKey, alg })),
      timeout: challengeLifeMs,
      excludeCredentials: (await passkeys.list(id)).map((one) => ({
        id: one.credential_id,
        type: publicKey,
      })),
      authenticatorSelection: { residentKey: 'required', userVerification },
      attestation: 'none',
      extensions: { prf: {} },
    }
  }

  return implement(passkeyDefinitions, {
    list: async ({ user }) => (await passkeys.list(user.id)).map(toPasskey),
    // A passkey outlives every session: a session alone must not be enough to add one.
    begin: async ({ user, body }) => {
      const { current_password } = await body()
      await confirmPassword(user, current_password)
      if ((await passkeys.list(user.id)).length >= mostPasskeys) throw tooMany()
      return creationFor(user)
    },
    create: async ({ c, user, body }) => {
      const { name, credential } = await body()
      const challenge = challengeIn(credential.response.clientDataJSON)
      if (!challenge || !(await passkeyChallenges.use(hashOf(challenge), user.id, clock())))
        throw notMade()
      const made = await verifyNewPasskey(credential, { challenge, site })
      if (!made) throw notMade()
      const stored = { ...made, userId: user.id, name, now: clock() }
      const added = await passkeys.add(stored).catch((error: unknown) => {
        throw isDuplicate(error) ? known() : error
      })
      if (!added) throw tooMany()
      await accountEvents.note(c, { userId: user.id, kind: 'passkey_added', now: clock() })
      tellOwner(user, 'passkey mail', () => passkeyAddedLetter(user, name, publicUrl))
      return toPasskey(added)
    },
    rename: async ({ c, user, body }) => {
      const id = idIn(c)
      const { name } = await body()
      const renamed = await passkeys.rename(user.id, id, name)
      if (!renamed) throw notFound()
      return toPasskey(renamed)
    },
    remove: async ({ c, user }) => {
      if (!(await passkeys.remove(user.id, idIn(c)))) throw notFound()
      await accountEvents.note(c, { userId: user.id, kind: 'passkey_removed', now: clock() })
    },
  })
}

/** Signing in with a passkey, under /token/passkey/. */
const passkeySignInRoutes = (parts: AccountParts) => {
  const { passkeyChallenges, operatorLog, limits, addressOf, clock, publicUrl } = parts
  const openSession = createOpenSession(parts)
  const checkPasskey = createPasskeyCheck(parts)
  const site = relyingParty(publicUrl)

  return implement(passkeySignInDefinitions, {
    begin: async ({ c }) => {
      await limits.passkeyChallenges.take(addressOf(c))
      const challenge = newSecret()
      await passkeyChallenges.add(hashOf(challenge), null, clock())
      return { challenge, rpId: site.id, timeout: challengeLifeMs, userVerification }
    },
    signIn: async ({ c, body }) => {
      const { credential } = await body()
      const address = addressOf(c)
      await limits.signInByAddress.take(address)
      const account = await checkPasskey(credential, null)
      if (!account?.is_active) {
        const detail = account ? 'deactivated' : 'passkey'
        const whose = account && { accountId: account.id }
        await operatorLog.note(c, { kind: 'sign_in_failed', detail, ...whose })
        throw account ? deactivatedFailure() : refused()
      }
      return openSession(c, account, {
        way: 'passkey',
        alongside: [() => limits.signInByAddress.giveBack(address)],
      })
    },
  })
}

/** All routes of passkeys. */
export const passkeyRoutes = (parts: AccountParts) => [
  ...ownPasskeyRoutes(parts),
  ...passkeySignInRoutes(parts),
]
