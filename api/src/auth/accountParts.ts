import type { Context } from 'hono'
import type { Background } from '../http/background.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Hasher } from './hasher.ts'
import type { Limits } from './limits.ts'
import type { PasswordResets } from './passwordReset.kysely.ts'
import type { RefreshTokens } from './refreshToken.kysely.ts'
import type { Sessions } from './session.kysely.ts'
import type { Tokens } from './tokens.ts'
import type { Users } from './user.kysely.ts'

/** What sign-in and accounts are made of. */
export type AccountParts = {
  users: Users
  sessions: Sessions
  refreshTokens: RefreshTokens
  passwordResets: PasswordResets
  tokens: Tokens
  hasher: Hasher
  limits: Limits
  send: Mailer
  background: Background
  addressOf: (c: Context) => string
  clock: () => Date
  /** Where the site is seen from outside: links in mails begin with it. */
  publicUrl: string
}
