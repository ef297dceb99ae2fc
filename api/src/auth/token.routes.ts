import { randomUUID } from 'node:crypto'
import type { Credentials, TokenPair } from '@truenorth/api-contract/account'
import { csrfCookie } from '@truenorth/api-contract/headers'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { foldedName } from '../fields/foldedName.ts'
import { Failure, unauthorized } from '../http/failure.ts'
import { implement } from '../http/route.ts'
import type { AccountParts } from './accountParts.ts'
import { logoutDefinitions, tokenDefinitions } from './auth.definitions.ts'
import { newDeviceLetter } from '../mail/letters.ts'
import { createPasswordCheck } from './checkPassword.ts'
import { hashOf, newSecret } from '../http/secrets.ts'
import { createSlowDown } from './slowDown.ts'
import { TokenError, type TokenType } from './tokens.ts'

const yearSeconds = 365 * 24 * 60 * 60
const longestDevice = 200

const deviceCookie = 'truenorth_device'
const secretPattern = /^[\w-]{43}$/

// The secret by which an earlier sign-in has made this browser known (D47).
const deviceSecretIn = (c: Context) => {
  const secret = getCookie(c, deviceCookie)
  return secret && secretPattern.test(secret) ? secret : undefined
}

const badCredentials = () =>
  unauthorized({ detail: 'No active account found with the given credentials' })
const refused = (detail: string) => unauthorized({ detail, code: 'token_not_valid' })
const blacklisted = () => refused('Token is blacklisted')

// Checks a name and a password, counts the attempt, and opens a session.
const createSignIn = (parts: AccountParts) => {
  const { users, sessions, knownDevices, tokens, limits, addressOf, clock, publicUrl } = parts
  const isPasswordOf = createPasswordCheck(parts)
  const slowDown = createSlowDown(parts)

  const activeAccount = async ({ username, password }: Credentials) => {
    const account = await users.byName(username)
    const isRight = await isPasswordOf(account, password)
    if (!account || !isRight || !account.is_active) throw badCredentials()
    return account
  }

  return async (c: Context, credentials: Credentials): Promise<TokenPair> => {
    const address = addressOf(c)
    const addressAndName = `${address} ${foldedName(credentials.username)}`
    // Writes that start together share one sync to the disk.
    await Promise.all([limits.signIn.take(addressAndName), limits.signInByAddress.take(address)])
    const succeed = await slowDown({ address, username: credentials.username })
    const account = await activeAccount(credentials)
    const { id: userId } = account
    const secret = deviceSecretIn(c) ?? newSecret()
    const isNewDevice = await knownDevices.isNew(userId, hashOf(secret))
    const id = randomUUID()
    const refresh = await tokens.sign('refresh', userId, id)
    const device = (c.req.header('User-Agent') ?? '').slice(0, longestDevice)
    await Promise.all([
      limits.signIn.forget(addressAndName),
      limits.signInByAddress.giveBack(address),
      succeed(),
      sessions.open({ id, userId, device, refreshHash: hashOf(refresh), now: clock() }),
      knownDevices.remember(userId, hashOf(secret), clock()),
    ])
    setCookie(c, deviceCookie, secret, {
      path: '/api',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: yearSeconds,
      secure: publicUrl.startsWith('https:'),
    })
    if (isNewDevice && account.email !== '') {
      parts.background.run('new device mail', async () =>
        parts.mailer.send(await newDeviceLetter(account, device, publicUrl)),
      )
    }
    return { refresh, access: await tokens.sign('access', userId, id) }
  }
}

/** Signing in, staying signed in and signing out: /token/ and /auth/logout/. */
export const tokenRoutes = (parts: AccountParts) => {
  const { tokens, sessions, clock, publicUrl } = parts
  const signIn = createSignIn(parts)

  const read = async (token: string, type?: TokenType) => {
    try {
      return await tokens.read(token, type)
    } catch (error) {
      if (error instanceof TokenError) throw refused(error.message)
      throw error
    }
  }

  const claimsOrNone = (token: string) =>
    tokens.read(token).catch((error: unknown) => {
      if (error instanceof TokenError) return undefined
      throw error
    })

  const routes = implement(tokenDefinitions, {
    signIn: async ({ c, body }) => {
      const pair = await signIn(c, await body())
      setCookie(c, csrfCookie, newSecret(), {
        path: '/',
        sameSite: 'Lax',
        maxAge: yearSeconds,
        secure: publicUrl.startsWith('https:'),
      })
      return pair
    },
    refresh: async ({ body }) => {
      const { refresh: used } = await body()
      const { user_id, sid } = await read(used, 'refresh')
      const refresh = await tokens.sign('refresh', user_id, sid)
      const rotation = { usedHash: hashOf(used), nextHash: hashOf(refresh), now: clock() }
      if (!(await sessions.rotate(rotation))) throw blacklisted()
      return { access: await tokens.sign('access', user_id, sid), refresh }
    },
    verify: async ({ body }) => {
      const { token } = await body()
      const { token_type, sid, user_id } = await read(token)
      const isKnown =
        token_type === 'access'
          ? await sessions.isOpen(user_id, sid)
          : await sessions.knowsRefreshToken(hashOf(token))
      if (!isKnown) throw blacklisted()
      return {}
    },
  })

  const logout = implement(logoutDefinitions, {
    // Signing out always succeeds: a token that is missing, bad or expired is no reason to refuse it.
    logout: async ({ c, body }) => {
      const given = await body().catch((error: unknown) => {
        if (error instanceof Failure) return undefined
        throw error
      })
      const refresh = typeof given?.refresh === 'string' ? given.refresh : ''
      const bearer = c.req.header('Authorization')?.replace(/^Bearer /, '') ?? ''
      const claims = await claimsOrNone(refresh || bearer)
      if (claims) await sessions.signOut(claims.sid, clock())
      return {}
    },
  })

  return [...routes, ...logout]
}
