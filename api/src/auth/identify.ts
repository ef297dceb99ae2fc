import type { Identify, Person } from '../http/context.ts'
import { unauthorized } from '../http/failure.ts'
import type { ExportTokens } from './exportToken.kysely.ts'
import type { createOwners } from './owners.ts'
import { hashOf, isExportToken } from '../http/secrets.ts'
import { TokenError, type Claims, type Tokens } from './tokens.ts'

const refused = (message: string) =>
  unauthorized({
    detail: 'Given token not valid for any token type',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
  })

const bearerToken = (authorization: string) => {
  const [scheme, token, ...more] = authorization.trim().split(/\s+/)
  if (scheme !== 'Bearer') return undefined
  if (token && more.length === 0) return token
  throw unauthorized({
    detail: 'Authorization header must contain two space-delimited values',
    code: 'bad_authorization_header',
  })
}

type IdentifyParts = {
  tokens: Tokens
  findOwner: ReturnType<typeof createOwners>
  useExportToken: (hash: string) => ReturnType<ExportTokens['use']>
}

/** Finds the person behind an access token. The user and the session are looked up every time. */
export const createIdentify = ({ findOwner, tokens, useExportToken }: IdentifyParts): Identify => {
  const claimsOf = async (token: string): Promise<Claims> => {
    try {
      return await tokens.read(token, 'access')
    } catch (error) {
      if (error instanceof TokenError) throw refused(error.message)
      throw error
    }
  }

  const exporter = async (token: string): Promise<Person> => {
    const user = await useExportToken(hashOf(token))
    if (!user) throw refused('Token is invalid or expired')
    if (!user.is_active) throw unauthorized({ detail: 'User is inactive', code: 'user_inactive' })
    const { id, username, email, day_end: dayEnd } = user
    // No administrator: this token opens nothing but what is the user's own.
    return { id, username, email, isStaff: false, isSuperuser: false, dayEnd, sessionId: '' }
  }

  return async (authorization = '', takesExportTokens = false) => {
    const token = bearerToken(authorization)
    if (!token) return undefined
    if (takesExportTokens && isExportToken(token)) return exporter(token)
    const { user_id, sid } = await claimsOf(token)
    const owner = await findOwner({ userId: user_id, sessionId: sid })
    if (!owner) throw unauthorized({ detail: 'User not found', code: 'user_not_found' })
    if (!owner.is_active) throw unauthorized({ detail: 'User is inactive', code: 'user_inactive' })
    if (!owner.sessionId) throw refused('Token is invalid or expired')
    return {
      id: owner.id,
      username: owner.username,
      email: owner.email,
      isStaff: owner.is_staff === 1,
      isSuperuser: owner.is_superuser === 1,
      dayEnd: owner.day_end,
      sessionId: owner.sessionId,
    }
  }
}
