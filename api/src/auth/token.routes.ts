import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import type { AppEnv } from '../http/appEnv.ts'
import { body } from '../http/body.ts'
import { csrfCookie } from '../http/csrf.ts'
import { unauthorized } from '../http/failure.ts'
import type { AccountParts } from './accountParts.ts'
import { hashOf, newSecret } from './keys.ts'
import { createSignIn } from './signIn.ts'
import { credentialsSchema, refreshSchema, verifySchema } from './token.schema.ts'
import { TokenError, type TokenType } from './tokens.ts'

const yearSeconds = 365 * 24 * 60 * 60

const refused = (detail: string) => unauthorized({ detail, code: 'token_not_valid' })
const blacklisted = () => refused('Token is blacklisted')

/** Signing in and staying so, under /token. */
export const tokenRoutes = (parts: AccountParts) => {
  const { tokens, refreshTokens, clock, publicUrl } = parts
  const signIn = createSignIn(parts)

  const read = async (token: string, type?: TokenType) => {
    try {
      return await tokens.read(token, type)
    } catch (error) {
      if (error instanceof TokenError) throw refused(error.message)
      throw error
    }
  }

  return new Hono<AppEnv>()
    .post('/', body(credentialsSchema), async (c) => {
      const pair = await signIn(c, c.var.body)
      setCookie(c, csrfCookie, newSecret(), {
        path: '/',
        sameSite: 'Lax',
        maxAge: yearSeconds,
        secure: publicUrl.startsWith('https:'),
      })
      return c.json(pair)
    })
    .post('/refresh', body(refreshSchema), async (c) => {
      const { refresh: used } = c.var.body
      const { user_id, sid } = await read(used, 'refresh')
      const refresh = await tokens.sign('refresh', user_id, sid)
      const rotation = { usedHash: hashOf(used), nextHash: hashOf(refresh), now: clock() }
      if (!(await refreshTokens.rotate(rotation))) throw blacklisted()
      return c.json({ access: await tokens.sign('access', user_id, sid), refresh })
    })
    .post('/verify', body(verifySchema), async (c) => {
      const { token } = c.var.body
      const { token_type } = await read(token)
      const isKnown = token_type === 'access' || (await refreshTokens.isKnown(hashOf(token)))
      if (!isKnown) throw blacklisted()
      return c.json({})
    })
}
