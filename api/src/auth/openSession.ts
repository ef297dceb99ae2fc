import { randomUUID } from 'node:crypto'
import type { TokenPair } from '@truenorth/api-contract/account'
import { csrfCookie } from '@truenorth/api-contract/headers'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { hashOf, newSecret } from '../http/secrets.ts'
import { newDeviceLetter } from '../mail/letters.ts'
import type { AccountParts } from './accountParts.ts'
import { createTellOwner } from './tellOwner.ts'

const yearSeconds = 365 * 24 * 60 * 60
const longestDevice = 200

const deviceCookie = 'truenorth_device'
const secretPattern = /^[\w-]{43}$/

// The secret by which an earlier sign-in has made this browser known (D47).
const deviceSecretIn = (c: Context) => {
  const secret = getCookie(c, deviceCookie)
  return secret && secretPattern.test(secret) ? secret : undefined
}

type Account = { id: number; username: string; email: string }

/**
 * Opens a session of an account that has proven itself, remembers the device, and tells of a new one by mail. `alongside` are
 * other writes: those that start together share one sync to the disk.
 */
export const createOpenSession = (parts: AccountParts) => {
  const { sessions, knownDevices, tokens, clock, publicUrl } = parts
  const tellOwner = createTellOwner(parts)
  const lasting = {
    sameSite: 'Lax',
    maxAge: yearSeconds,
    secure: publicUrl.startsWith('https:'),
  } as const

  return async (
    c: Context,
    account: Account,
    alongside: (() => Promise<unknown>)[],
  ): Promise<TokenPair> => {
    const { id: userId } = account
    const secret = deviceSecretIn(c) ?? newSecret()
    const isNewDevice = await knownDevices.isNew(userId, hashOf(secret))
    const id = randomUUID()
    const refresh = await tokens.sign('refresh', userId, id)
    const device = (c.req.header('User-Agent') ?? '').slice(0, longestDevice)
    await Promise.all([
      ...alongside.map((write) => write()),
      sessions.open({ id, userId, device, refreshHash: hashOf(refresh), now: clock() }),
      knownDevices.remember(userId, hashOf(secret), clock()),
    ])
    setCookie(c, deviceCookie, secret, { ...lasting, path: '/api', httpOnly: true })
    setCookie(c, csrfCookie, newSecret(), { ...lasting, path: '/' })
    if (isNewDevice)
      tellOwner(account, 'new device mail', () => newDeviceLetter(account, device, publicUrl))
    return { refresh, access: await tokens.sign('access', userId, id) }
  }
}
