import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Background } from '../http/background.ts'
import type { Log } from '../http/context.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { AccountEvents } from './accountEvent.kysely.ts'
import type { AppLocks } from './appLock.kysely.ts'
import type { ExportTokens } from './exportToken.kysely.ts'
import type { Hasher } from './hasher.ts'
import type { KnownDevices } from './knownDevice.kysely.ts'
import type { Limits } from './limits.ts'
import type { OperatorLog } from './operatorLog.kysely.ts'
import type { PasskeyChallenges, Passkeys } from './passkey.kysely.ts'
import type { Sessions } from './session.kysely.ts'
import type { Tokens } from './tokens.ts'
import type { RememberedDevices } from './rememberedDevice.kysely.ts'
import type { SecondFactors, SignInChallenges } from './secondFactor.kysely.ts'
import type { SecondFactorSeal } from './secondFactorSeal.ts'
import type { SealedPageKeys } from './sealedPages.kysely.ts'
import type { PasswordResets, Users } from './user.kysely.ts'

/** What the routes of sign-in and accounts are built from. */
export type AccountParts = {
  users: Users
  sessions: Sessions
  passwordResets: PasswordResets
  knownDevices: KnownDevices
  exportTokens: ExportTokens
  passkeys: Passkeys
  passkeyChallenges: PasskeyChallenges
  secondFactors: SecondFactors
  secondFactorSeal: SecondFactorSeal
  signInChallenges: SignInChallenges
  rememberedDevices: RememberedDevices
  accountEvents: AccountEvents
  appLocks: AppLocks
  sealedPages: SealedPageKeys
  operatorLog: OperatorLog
  /** Whether administrators reach what is theirs alone only with two factors. */
  adminsNeedTwoFactors: boolean
  tokens: Tokens
  hasher: Hasher
  limits: Limits
  mailer: Mailer
  /** What other resources do in the transaction that removes an account. */
  forgetAuthor: (transaction: Kysely<Tables>, userId: number) => Promise<void>
  background: Background
  log: Log
  addressOf: (c: Context) => string
  clock: () => Date
  /** Waits so many milliseconds. */
  pause: (ms: number) => Promise<void>
  /** The public address of the site, with which links in mails begin. */
  publicUrl: string
}
