import { Hono, type Context } from 'hono'
import type { AppEnv } from '../http/appEnv.ts'
import { Failure } from '../http/failure.ts'
import { readBody } from '../http/readBody.ts'
import type { AccountParts } from './accountParts.ts'
import { logoutSchema } from './token.schema.ts'
import { TokenError } from './tokens.ts'

const givenToken = async (c: Context) => {
  const data = await readBody(c).catch((error: unknown) => {
    if (error instanceof Failure) return {}
    throw error
  })
  const refresh = logoutSchema.safeParse(data).data?.refresh
  if (typeof refresh === 'string' && refresh !== '') return refresh
  return c.req.header('Authorization')?.replace(/^Bearer /, '')
}

/**
 * Signing out, under /auth/logout. Whoever asks to be signed out is: a token that is missing,
 * expired or already out is no reason to refuse.
 */
export const logoutRoutes = ({ tokens, sessions, clock }: AccountParts) =>
  new Hono<AppEnv>().post('/', async (c) => {
    const token = await givenToken(c)
    const claims = await tokens.read(token ?? '').catch((error: unknown) => {
      if (error instanceof TokenError) return undefined
      throw error
    })
    if (claims) await sessions.signOut(claims.sid, clock())
    return c.json({})
  })
