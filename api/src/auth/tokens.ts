import { randomUUID, type KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { dayMs, minuteMs, secondMs } from '../time/instant.ts'

const accessLifeMs = 5 * minuteMs
export const refreshLifeMs = 14 * dayMs

const claimsSchema = z.object({
  token_type: z.enum(['access', 'refresh']),
  user_id: z.int(),
  sid: z.string(),
  exp: z.int(),
})

/** The claims of a token; `sid` is the session it belongs to, `exp` is in seconds. */
export type Claims = z.infer<typeof claimsSchema>
export type TokenType = Claims['token_type']

/** A token that is not valid; the message is what the caller is told. */
export class TokenError extends Error {
  override name = 'TokenError'
}

const lives = { access: accessLifeMs, refresh: refreshLifeMs }

/** One key signs; tokens that earlier keys have signed are accepted until they expire. */
export type SigningKeys = {
  key: KeyObject
  previous?: { key: KeyObject; until: Date | undefined }[]
}

const mostVerified = 10_000

/**
 * Remembers access tokens whose signature was checked: that takes longer than the rest of a short
 * call, and the claims of a token do not change. Whether its session still exists is not remembered.
 */
const createVerifiedTokens = () => {
  const known = new Map<string, { claims: Claims; endsMs: number }>()
  return {
    find: (token: string, nowMs: number) => {
      const found = known.get(token)
      if (!found || nowMs < found.endsMs) return found?.claims
      known.delete(token)
      return undefined
    },
    keep: (token: string, claims: Claims, endsMs: number) => {
      if (known.size >= mostVerified) known.clear()
      known.set(token, { claims, endsMs })
    },
  }
}

/** Signs and reads tokens with claims like simplejwt's, and `sid`. */
export const createTokens = ({ key, previous = [] }: SigningKeys, clock: () => Date) => {
  const verified = createVerifiedTokens()

  const sign = (type: TokenType, userId: number, sid: string) => {
    const now = Math.floor(clock().getTime() / secondMs)
    return new SignJWT({ token_type: type, user_id: userId, sid })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(now + lives[type] / secondMs)
      .setJti(randomUUID())
      .sign(key)
  }

  const payloadOf = async (token: string) => {
    const now = clock()
    const earlier = previous.filter(({ until }) => !until || until > now)
    for (const one of [{ key, until: undefined }, ...earlier]) {
      const options = { algorithms: ['HS256'], currentDate: now }
      const result = await jwtVerify(token, one.key, options).catch(() => undefined)
      if (result) return { payload: result.payload, until: one.until }
    }
    return undefined
  }

  const verify = async (token: string): Promise<Claims> => {
    const found = await payloadOf(token)
    const claims = claimsSchema.safeParse(found?.payload)
    if (!claims.success) throw new TokenError('Token is invalid or expired')
    const ends = Math.min(claims.data.exp * secondMs, found?.until?.getTime() ?? Infinity)
    if (claims.data.token_type === 'access') verified.keep(token, claims.data, ends)
    return claims.data
  }

  /** @throws TokenError when the token is not valid, or not of the type */
  const read = async (token: string, type?: TokenType): Promise<Claims> => {
    const claims = verified.find(token, clock().getTime()) ?? (await verify(token))
    if (type && claims.token_type !== type) throw new TokenError('Token has wrong type')
    return claims
  }

  return { sign, read }
}

export type Tokens = ReturnType<typeof createTokens>
