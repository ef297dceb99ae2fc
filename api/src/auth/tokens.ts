import { randomUUID, type KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { dayMs, minuteMs, secondMs } from '../time/instant.ts'

const accessLifeMs = 5 * minuteMs
export const refreshLifeMs = 14 * dayMs

const claimsSchema = z.object({
  token_type: z.enum(['access', 'refresh']),
  user_id: z.int(),
  sid: z.string(),
})

export type Claims = z.infer<typeof claimsSchema>
export type TokenType = Claims['token_type']

/** A token that is not what it should be; the message is what the caller is told. */
export class TokenError extends Error {
  override name = 'TokenError'
}

const lives = { access: accessLifeMs, refresh: refreshLifeMs }

/** One key signs; what earlier ones have signed is accepted until they have run out. */
export type SigningKeys = {
  key: KeyObject
  previous?: { key: KeyObject; until: Date | undefined }[]
}

/** Signs and reads tokens with claims like simplejwt's, and `sid`, the session they belong to. */
export const createTokens = ({ key, previous = [] }: SigningKeys, clock: () => Date) => {
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
    const earlier = previous.filter(({ until }) => !until || until > now).map(({ key }) => key)
    for (const one of [key, ...earlier]) {
      const options = { algorithms: ['HS256'], currentDate: now }
      const verified = await jwtVerify(token, one, options).catch(() => undefined)
      if (verified) return verified.payload
    }
    return undefined
  }

  const read = async (token: string, type?: TokenType): Promise<Claims> => {
    const claims = claimsSchema.safeParse(await payloadOf(token))
    if (!claims.success) throw new TokenError('Token is invalid or expired')
    if (type && claims.data.token_type !== type) throw new TokenError('Token has wrong type')
    return claims.data
  }

  return { sign, read }
}

export type Tokens = ReturnType<typeof createTokens>
