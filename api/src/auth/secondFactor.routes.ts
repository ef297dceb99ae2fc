import type { RememberedDevice } from '@truenorth/api-contract/secondFactor'
import type { Context } from 'hono'
import type { Selectable } from 'kysely'
import type { AccountEventKind } from '../db/accountTables.ts'
import type { Tables } from '../db/tables.ts'
import { isAdmin, type Person } from '../http/context.ts'
import { Failure, invalid, notFound, unauthorized } from '../http/failure.ts'
import { idIn } from '../http/item.ts'
import { implement } from '../http/route.ts'
import { hashOf } from '../http/secrets.ts'
import {
  recoveryCodeUsedLetter,
  secondFactorOffLetter,
  secondFactorOnLetter,
} from '../mail/letters.ts'
import { wireInstant, wireInstantOrNull } from '../time/instant.ts'
import type { AccountParts } from './accountParts.ts'
import { createCodeCheck, createStepOfCode } from './checkCode.ts'
import { createConfirmPassword } from './checkPassword.ts'
import { deviceNameIn } from './deviceCookie.ts'
import { createOpenSession } from './openSession.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts'
import {
  secondFactorDefinitions,
  secondFactorSignInDefinitions,
} from './secondFactor.definitions.ts'
import { createSettle } from './slowDown.ts'
import { createTellOwner } from './tellOwner.ts'
import { newTotpSecret, totpUri } from './totp.ts'
import { foldedName } from '../fields/foldedName.ts'

const toDevice = (row: Selectable<Tables['remembered_devices']>): RememberedDevice => ({
  id: row.id,
  device: row.device,
  last_used_at: wireInstant(row.last_used_at),
  expires_at: wireInstant(row.expires_at),
})

const alreadyOn = () =>
  new Failure(409, { detail: 'Your account asks for codes already. Turn that off first.' })
const notOn = () => new Failure(409, { detail: 'Your account does not ask for codes.' })
const notBegun = () => invalid({ code: ['This took too long. Close this and begin again.'] })
const tooLate = () => unauthorized({ detail: 'That took too long. Sign in again.' })

/** The second factor of an account, under /auth/second-factor/. */
const ownRoutes = (parts: AccountParts) => {
  const { secondFactors, secondFactorSeal, rememberedDevices, limits, clock, publicUrl } = parts
  const confirmPassword = createConfirmPassword(parts)
  const checkCode = createCodeCheck(parts)
  const stepOf = createStepOfCode(parts)
  const tellOwner = createTellOwner(parts)
  const note = (c: Context, { id: userId }: Person, kind: AccountEventKind) =>
    parts.accountEvents.note(c, { userId, kind, now: clock() })

  const newCodes = (userId: number) => {
    const codes = newRecoveryCodes()
    return { codes, hashes: codes.map((code) => hashOfRecoveryCode(userId, code)) }
  }

  const present = async ({ id }: Person) => {
    const factor = await secondFactors.find(id)
    if (!factor?.enabled_at) throw notOn()
    return factor
  }

  // The password first: somebody who only has the session must not use codes up.
  const confirm = async (user: Person, given: { current_password: string; code: string }) => {
    const factor = await present(user)
    await confirmPassword(user, given.current_password)
    await checkCode(user, factor, given.code)
  }

  return implement(secondFactorDefinitions, {
    show: async ({ user }) => {
      const factor = await secondFactors.find(user.id)
      const devices = await rememberedDevices.list(user.id, clock())
      return {
        enabled_at: wireInstantOrNull(factor?.enabled_at ?? null),
        recovery_codes_left: await secondFactors.recoveryCodesLeft(user.id),
        devices: devices.map(toDevice),
        is_required: parts.adminsNeedTwoFactors && isAdmin(user),
      }
    },
    begin: async ({ user, body }) => {
      const { current_password } = await body()
      await confirmPassword(user, current_password)
      const secret = await newTotpSecret()
      const sealed = await secondFactorSeal.seal(user.id, secret)
      if (!(await secondFactors.begin(user.id, sealed, clock()))) throw alreadyOn()
      return { secret, uri: await totpUri(secret, user.username) }
    },
    enable: async ({ c, user, body }) => {
      const { code } = await body()
      const key = `user ${user.id}`
      await limits.codes.take(key)
      const factor = await secondFactors.find(user.id)
      if (!factor) throw notBegun()
      if (factor.enabled_at) throw alreadyOn()
      const step = await stepOf(factor, code)
      const { codes, hashes } = newCodes(user.id)
      const facts = { hashes, sessionId: user.sessionId, now: clock() }
      if (!(await secondFactors.enable(factor, step, facts))) throw notBegun()
      await limits.codes.forget(key)
      await note(c, user, 'second_factor_on')
      tellOwner(user, 'second factor mail', () => secondFactorOnLetter(user, publicUrl))
      return { recovery_codes: codes }
    },
    disable: async ({ c, user, body }) => {
      await confirm(user, await body())
      await secondFactors.remove(user.id)
      await note(c, user, 'second_factor_off')
      tellOwner(user, 'second factor mail', () => secondFactorOffLetter(user, publicUrl))
    },
    renewRecoveryCodes: async ({ c, user, body }) => {
      await confirm(user, await body())
      const { codes, hashes } = newCodes(user.id)
      await secondFactors.replaceRecoveryCodes(user.id, hashes)
      await note(c, user, 'recovery_codes_renewed')
      return { recovery_codes: codes }
    },
    forgetDevice: async ({ c, user }) => {
      if (!(await rememberedDevices.remove(user.id, idIn(c)))) throw notFound()
    },
  })
}

/** The second step of signing in, under /token/second-factor/. */
const signInRoutes = (parts: AccountParts) => {
  const { users, secondFactors, signInChallenges, rememberedDevices, limits, clock } = parts
  const { operatorLog, addressOf, publicUrl } = parts
  const checkCode = createCodeCheck(parts)
  const openSession = createOpenSession(parts)
  const settle = createSettle(parts)
  const tellOwner = createTellOwner(parts)

  const challenged = async (hash: string) => {
    const userId = await signInChallenges.userOf(hash, clock())
    const account = userId === undefined ? undefined : await users.byId(userId)
    const factor = account?.is_active ? await secondFactors.find(account.id) : undefined
    if (!account || !factor?.enabled_at) throw tooLate()
    return { account, factor }
  }

  return implement(secondFactorSignInDefinitions, {
    signIn: async ({ c, body }) => {
      const { challenge, code, remember_device: remembers } = await body()
      const address = addressOf(c)
      await limits.signInByAddress.take(address)
      const hash = hashOf(challenge)
      const { account, factor } = await challenged(hash)
      const way = await checkCode(account, factor, code).catch(async (error: unknown) => {
        const line = { kind: 'sign_in_failed', detail: 'code', accountId: account.id } as const
        if (error instanceof Failure && error.status === 400) await operatorLog.note(c, line)
        throw error
      })
      if (!(await signInChallenges.use(hash))) throw tooLate()
      const { id: userId, username } = account
      const device = deviceNameIn(c)
      const tokens = await openSession(c, account, {
        way,
        alongside: [
          () => limits.signIn.forget(`${address} ${foldedName(username)}`),
          // That of the password, and this one.
          () => limits.signInByAddress.giveBack(address, 2),
          () => settle({ username, address }),
          async (deviceHash) => {
            if (!remembers) return
            await rememberedDevices.remember({ userId, hash: deviceHash, device, now: clock() })
          },
        ],
      })
      if (way === 'recovery') {
        const left = await secondFactors.recoveryCodesLeft(userId)
        tellOwner(account, 'recovery mail', () => recoveryCodeUsedLetter(account, left, publicUrl))
      }
      return tokens
    },
  })
}

/** All routes of the second factor. */
export const secondFactorRoutes = (parts: AccountParts) => [
  ...ownRoutes(parts),
  ...signInRoutes(parts),
]
