import { randomUUID } from 'node:crypto'
import type { TokenPair } from '@truenorth/api-contract/account'
import { csrfCookie } from '@truenorth/api-contract/headers'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { SignInWay } from '../db/accountTables.ts'
import { hashOf, newSecret } from '../http/secrets.ts'
import { newDeviceLetter } from '../mail/letters.ts'
import type { AccountParts } from './accountParts.ts'
import { deviceNameIn, deviceSecretIn, keepDeviceSecret } from './deviceCookie.ts'
import { createTellOwner } from './tellOwner.ts'

const yearSeconds = 365 * 24 * 60 * 60

type Account = { id: number; username: string; email: string }

type Opening = {
  way: SignInWay
  /** Other writes, given the hash of the device's secret: those that start together share one sync to the disk. */
  alongside: ((deviceHash: string) => Promise<unknown>)[]
}

/**
 * Opens a session of an account that has proven itself, remembers the device, and tells of a new one by mail.
 */
export const createOpenSession = (parts: AccountParts) => {
  const { sessions, knownDevices, accountEvents, operatorLog, tokens, clock, publicUrl } = parts
  const tellOwner = createTellOwner(parts)
  const lasting = {
    sameSite: 'Lax',
    maxAge: yearSeconds,
    secure: publicUrl.startsWith('https:'),
  } as const

  return async (c: Context, account: Account, { way, alongside }: Opening): Promise<TokenPair> => {
    const { id: userId } = account
    const secret = deviceSecretIn(c) ?? newSecret()
    const deviceHash = hashOf(secret)
    const isNewDevice = await knownDevices.isNew(userId, deviceHash)
    const id = randomUUID()
    const refresh = await tokens.sign('refresh', userId, id)
    const device = deviceNameIn(c)
    await Promise.all([
      ...alongside.map((write) => write(deviceHash)),
      sessions.open({ id, userId, device, refreshHash: hashOf(refresh), way, now: clock() }),
      knownDevices.remember(userId, deviceHash, clock()),
      accountEvents.note(c, { userId, kind: 'signed_in', way, now: clock() }),
      operatorLog.note(c, { kind: 'signed_in', detail: way, accountId: userId }),
    ])
    keepDeviceSecret(c, secret, lasting)
    setCookie(c, csrfCookie, newSecret(), { ...lasting, path: '/' })
    if (isNewDevice)
      tellOwner(account, 'new device mail', () => newDeviceLetter(account, device, publicUrl))
    return { refresh, access: await tokens.sign('access', userId, id) }
  }
}
