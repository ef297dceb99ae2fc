import { lockGone, mostWrongPins } from '@truenorth/api-contract/appLock'
import type { Context } from 'hono'
import { isDuplicate } from '../db/errors.ts'
import { Failure, invalid, unauthorized } from '../http/failure.ts'
import { implement } from '../http/route.ts'
import { hashOf, newSecret } from '../http/secrets.ts'
import { wrongPinsLetter } from '../mail/letters.ts'
import type { AccountParts } from './accountParts.ts'
import { appLockDefinitions, unlockDefinitions } from './appLock.definitions.ts'
import { createPasskeyCheck, hashOfLockChallenge } from './checkPasskey.ts'
import { deviceNameIn } from './deviceCookie.ts'
import { challengeLifeMs } from './passkey.kysely.ts'
import { createTellOwner } from './tellOwner.ts'
import { relyingParty } from './verifyPasskey.ts'

const gone = () =>
  new Failure(404, {
    detail: 'This lock cannot be opened any more. Sign in again.',
    code: lockGone,
  })

const inUse = () => invalid({ lock: ['This lock is there already.'] })

const wrongPin = (left: number) =>
  invalid({
    verifier: [`This PIN is not right. ${left === 1 ? 'One try is' : `${left} tries are`} left.`],
  })

/** Locks of an account's browsers, under /auth/app-locks/. */
const ownRoutes = ({ appLocks, accountEvents, hasher, clock }: AccountParts) =>
  implement(appLockDefinitions, {
    // A lock gives nobody anything that the session does not: no password is asked for.
    create: async ({ c, user, body }) => {
      const { lock, share, verifier, replaces } = await body()
      const now = clock()
      const made = {
        userId: user.id,
        hash: hashOf(lock),
        verifierHash: verifier === undefined ? null : await hasher.hash(verifier),
        share,
        replaces: replaces === undefined ? undefined : hashOf(replaces),
        now,
      }
      await appLocks.add(made).catch((error: unknown) => {
        throw isDuplicate(error) ? inUse() : error
      })
      if (replaces === undefined)
        await accountEvents.note(c, { userId: user.id, kind: 'app_lock_on', now })
    },
    remove: async ({ c, user, body }) => {
      const { lock } = await body()
      if (await appLocks.remove(user.id, hashOf(lock)))
        await accountEvents.note(c, { userId: user.id, kind: 'app_lock_off', now: clock() })
    },
  })

/** Opening a lock, under /token/app-lock/: there is no session, because its tokens are behind the lock. */
const unlockRoutes = (parts: AccountParts) => {
  const { appLocks, users, passkeyChallenges, accountEvents, hasher, limits, clock } = parts
  const { addressOf, publicUrl } = parts
  const checkPasskey = createPasskeyCheck(parts, hashOfLockChallenge)
  const tellOwner = createTellOwner(parts)
  const site = relyingParty(publicUrl)

  const endGuessing = async (c: Context, userId: number, hash: string) => {
    await appLocks.remove(userId, hash)
    await accountEvents.note(c, { userId, kind: 'app_lock_guessed', now: clock() })
    const account = await users.byId(userId)
    const device = deviceNameIn(c)
    if (account)
      tellOwner(account, 'wrong PINs mail', () => wrongPinsLetter(account, device, publicUrl))
  }

  const isRight = async (hash: string, verifierHash: string, verifier: string) => {
    try {
      return (await hasher.verify(verifierHash, verifier)).isRight
    } catch (error) {
      await appLocks.giveBack(hash)
      throw error
    }
  }

  return implement(unlockDefinitions, {
    byPin: async ({ c, body }) => {
      const { lock, verifier } = await body()
      const address = addressOf(c)
      await limits.signInByAddress.take(address)
      const hash = hashOf(lock)
      const row = await appLocks.tryPin(hash)
      if (!row?.verifier_hash) throw gone()
      const { user_id: userId, share, wrong_pins: wrongPins } = row
      if (!(await isRight(hash, row.verifier_hash, verifier))) {
        if (wrongPins < mostWrongPins) throw wrongPin(mostWrongPins - wrongPins)
        await endGuessing(c, userId, hash)
        throw gone()
      }
      if (!(await users.byId(userId))?.is_active) throw gone()
      await Promise.all([appLocks.isOpened(hash), limits.signInByAddress.giveBack(address)])
      return { share }
    },
    begin: async ({ c, body }) => {
      const { lock } = await body()
      await limits.passkeyChallenges.take(addressOf(c))
      const row = await appLocks.ofPasskey(hashOf(lock))
      if (!row) throw gone()
      const challenge = newSecret()
      await passkeyChallenges.add(hashOfLockChallenge(challenge), row.user_id, clock())
      return {
        challenge,
        rpId: site.id,
        timeout: challengeLifeMs,
        userVerification: 'required' as const,
      }
    },
    byPasskey: async ({ c, body }) => {
      const { lock, credential } = await body()
      const address = addressOf(c)
      await limits.signInByAddress.take(address)
      const row = await appLocks.ofPasskey(hashOf(lock))
      if (!row) throw gone()
      if (!(await checkPasskey(credential, row.user_id))?.is_active)
        throw unauthorized({ detail: 'This passkey was not accepted.' })
      await limits.signInByAddress.giveBack(address)
      return { share: row.share }
    },
  })
}

/** All routes of locked browsers. */
export const appLockRoutes = (parts: AccountParts) => [...ownRoutes(parts), ...unlockRoutes(parts)]
