import type { Credentials, TokenPair } from '@truenorth/api-contract/account'
import { codeNeeded } from '@truenorth/api-contract/secondFactor'
import type { Context } from 'hono'
import { foldedName } from '../fields/foldedName.ts'
import { Failure, unauthorized } from '../http/failure.ts'
import { implement } from '../http/route.ts'
import type { AccountParts } from './accountParts.ts'
import { logoutDefinitions, tokenDefinitions } from './auth.definitions.ts'
import { createPasswordCheck } from './checkPassword.ts'
import { deactivatedFailure } from './deactivated.ts'
import { createOpenSession } from './openSession.ts'
import { deviceHashIn } from './deviceCookie.ts'
import { hashOf, newSecret } from '../http/secrets.ts'
import { createSlowDown } from './slowDown.ts'
import { TokenError, type TokenType } from './tokens.ts'

const badCredentials = () =>
  unauthorized({ detail: 'No active account found with the given credentials' })
const refused = (detail: string) => unauthorized({ detail, code: 'token_not_valid' })
const blacklisted = () => refused('Token is blacklisted')

// No session yet: browsers ask for the code with the challenge; programs and pages of before are told in words.
const codeNeededToo = (challenge: string) =>
  new Failure(403, {
    detail:
      'This account also asks for a code of its authenticator app. Reload the page to enter it.',
    code: codeNeeded,
    challenge,
  })

// Checks a name and a password, counts the attempt, and opens a session.
const createSignIn = (parts: AccountParts) => {
  const { users, limits, operatorLog, addressOf, clock } = parts
  const { secondFactors, signInChallenges, rememberedDevices } = parts
  const openSession = createOpenSession(parts)
  const isPasswordOf = createPasswordCheck(parts)
  const slowDown = createSlowDown(parts)

  const activeAccount = async (c: Context, { username, password }: Credentials) => {
    const account = await users.byName(username)
    const isRight = await isPasswordOf(account, password)
    if (account && isRight && account.is_active) return account
    await operatorLog.note(c, {
      kind: 'sign_in_failed',
      detail: account && isRight ? 'deactivated' : 'password',
      name: username,
      ...(account && { accountId: account.id }),
    })
    throw account && isRight ? deactivatedFailure() : badCredentials()
  }

  /** @throws Failure 403 with a challenge where a code has to follow: the attempt counts until then */
  const wayOf = async (c: Context, userId: number) => {
    if (!(await secondFactors.isOn(userId))) return 'password'
    const device = deviceHashIn(c)
    if (device && (await rememberedDevices.use(userId, device, clock()))) return 'remembered'
    const challenge = newSecret()
    await signInChallenges.add(userId, hashOf(challenge), clock())
    throw codeNeededToo(challenge)
  }

  return async (c: Context, credentials: Credentials): Promise<TokenPair> => {
    const address = addressOf(c)
    const addressAndName = `${address} ${foldedName(credentials.username)}`
    // Writes that start together share one sync to the disk.
    await Promise.all([limits.signIn.take(addressAndName), limits.signInByAddress.take(address)])
    const succeed = await slowDown({ address, username: credentials.username })
    const account = await activeAccount(c, credentials)
    return openSession(c, account, {
      way: await wayOf(c, account.id),
      alongside: [
        () => limits.signIn.forget(addressAndName),
        () => limits.signInByAddress.giveBack(address),
        succeed,
      ],
    })
  }
}

/** Signing in, staying signed in and signing out: /token/ and /auth/logout/. */
export const tokenRoutes = (parts: AccountParts) => {
  const { tokens, sessions, clock } = parts
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
    signIn: async ({ c, body }) => signIn(c, await body()),
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
