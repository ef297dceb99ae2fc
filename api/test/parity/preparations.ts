import type { Kysely } from 'kysely'
import { createTokens, type TokenType } from '#src/auth/tokens.ts'
import type { Tables } from '#src/db/tables.ts'
import type { testServer } from '../support/testServer.ts'
import { addMs, dayMs } from '#src/time/instant.ts'

type Server = ReturnType<typeof testServer>
type Values = Record<string, string>

const longAgo = 30 * dayMs

const signedLongAgo = (server: Server, type: TokenType) => {
  const past = () => addMs(server.time.clock(), -longAgo)
  return createTokens(server.keys, past).sign(type, 1, 'long gone')
}

const tokensOfDeletedUser = async (server: Server, db: Kysely<Tables>) => {
  await server.join('ghost')
  const pair = await server.signIn('ghost')
  await db.deleteFrom('users').where('username', '=', 'ghost').execute()
  return pair
}

const resetLink = async (server: Server, username: string, suffix: string): Promise<Values> => {
  const email = `${username}@example.com`
  await server.call('/auth/users/reset_password/', { method: 'POST', body: { email } })
  await server.background.settled()
  const pattern = /password-reset-confirm\/(\S+)\/(\S+)/
  const letter = server.letters.findLast(({ text }) => pattern.test(text))
  const [, uid = '', token = ''] = pattern.exec(letter?.text ?? '') ?? []
  return { [`uid${suffix}`]: uid, [`reset${suffix}`]: token }
}

const withBadSignature = (token: string) => `${token.split('.').slice(0, 2).join('.')}.AAAA`

/** Creates the values that a record needs: `expired_access:casey`, `reset_link2:casey`, … */
export const prepare = async (
  need: string,
  server: Server,
  db: Kysely<Tables>,
  saved: Values,
): Promise<Values> => {
  const [what = '', username = ''] = need.split(':')
  const users = () => db.updateTable('users').where('username', '=', username)
  if (what.startsWith('reset_link')) return resetLink(server, username, what.slice(10))
  switch (what) {
    case 'expired_access':
      return { expired_access: await signedLongAgo(server, 'access') }
    case 'expired_refresh':
      return { expired_refresh: await signedLongAgo(server, 'refresh') }
    case 'badsig_access':
      return { badsig_access: withBadSignature(saved['access'] ?? '') }
    case 'access_of_deleted_user':
      return { ghost_access: (await tokensOfDeletedUser(server, db)).access }
    case 'refresh_of_deleted_user':
      return { ghost_refresh: (await tokensOfDeletedUser(server, db)).refresh }
    case 'deactivate':
      await users().set({ is_active: 0 }).execute()
      return {}
    case 'make_staff':
      await users().set({ is_staff: 1 }).execute()
      return {}
    default:
      throw new Error(`There is no preparation for ${need}`)
  }
}
