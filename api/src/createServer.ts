import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { createQuota, type QuotaSettings } from './account/quota.ts'
import { kyselyAdminAccounts } from './account/adminAccounts.kysely.ts'
import { operatorRoutes } from './account/operators.routes.ts'
import { createApp } from './app.ts'
import { kyselyAccountEvents } from './auth/accountEvent.kysely.ts'
import { kyselyAppLocks } from './auth/appLock.kysely.ts'
import { accountRoutes } from './auth/accounts.ts'
import { kyselyExportTokens } from './auth/exportToken.kysely.ts'
import { createHasher } from './auth/hasher.ts'
import { createIdentify } from './auth/identify.ts'
import { createLimiter, createLimits, type Count, type LimitSettings } from './auth/limits.ts'
import { kyselyKnownDevices } from './auth/knownDevice.kysely.ts'
import { createOperatorLog, readOperatorLog } from './auth/operatorLog.kysely.ts'
import { createOwners } from './auth/owners.ts'
import { kyselyPasskeyChallenges, kyselyPasskeys } from './auth/passkey.kysely.ts'
import { kyselyRememberedDevices } from './auth/rememberedDevice.kysely.ts'
import { kyselySealedPages } from './auth/sealedPages.kysely.ts'
import { kyselySecondFactors, kyselySignInChallenges } from './auth/secondFactor.kysely.ts'
import { createSecondFactorSeal, type SealKey } from './auth/secondFactorSeal.ts'
import { kyselySessions } from './auth/session.kysely.ts'
import { createTwoFactorGate } from './auth/twoFactorGate.ts'
import { createTokens, type SigningKeys } from './auth/tokens.ts'
import { kyselyPasswordResets, kyselyUsers } from './auth/user.kysely.ts'
import type { PublishedReleases } from './clientReports/publishedReleases.ts'
import { busyReason } from './db/errors.ts'
import type { Database } from './db/openDatabase.ts'
import { definitions, schemaRoutes } from './definitions.ts'
import { forgetAuthor } from './feedback/feedback.kysely.ts'
import { createAnswerLetters } from './feedback/answerLetters.ts'
import { createDigests } from './feedback/digests.ts'
import { kyselyInbox } from './feedback/inbox.kysely.ts'
import { inboxRoutes } from './feedback/inbox.routes.ts'
import { remoteTokens } from './feedback/remoteTokens.ts'
import type { Background } from './http/background.ts'
import { clientAddress } from './http/clientAddress.ts'
import type { Log } from './http/context.ts'
import { createMetrics, metricsRoutes } from './http/metrics.ts'
import { createConcurrencyLimit, createThrottle } from './http/throttle.ts'
import { wellKnownRoutes, type WellKnownParts } from './http/wellKnown.ts'
import { createPictureEncoder } from './pictures/pictureEncoder.ts'
import { kyselyRepositories } from './kyselyRepositories.ts'
import type { Mailer } from './mail/mailer.ts'
import { secondMs } from './time/instant.ts'

const mostAtOnce = 1000
const minuteSeconds = 60

// Rate limiting is skipped while the database is read-only, so that reads keep working.
const allowedWhileBusy =
  (count: (key: string, calls: number) => Promise<Count>) =>
  async (key: string, calls: number): Promise<Count> => {
    try {
      return await count(key, calls)
    } catch (error) {
      if (!busyReason(error)) throw error
      return { isAllowed: true, surplus: 0, msLeft: secondMs }
    }
  }

export type ServerParts = {
  database: Database
  /** Sign the tokens. */
  keys: SigningKeys
  /** Encrypts the secrets of authenticator apps. */
  secondFactorKey: SealKey
  /** Whether administrators reach the inbox only with two factors. */
  adminsNeedTwoFactors?: boolean
  clock: () => Date
  mailer: Mailer
  background: Background
  log: Log
  publicUrl: string
  trustedProxies: number
  limits: LimitSettings
  /** Waits so many milliseconds; a test need not. */
  pause?: (ms: number) => Promise<void>
  /** How much one account may hold. */
  holds: QuotaSettings & { loosePictures: number }
  /** Of one user, over all processes. */
  callsPerMinute: number
  /** Whom to tell of a weakness. */
  security?: Pick<WellKnownParts, 'contact' | 'expires'>
  /** The releases of remotes that browsers may report on; without it any. */
  releases?: PublishedReleases | undefined
  /** Opens /metrics to callers that send it; without it they are for programs of this machine. */
  metricsToken?: string | undefined
}

/** The whole API over a database, with accounts. The caller has migrated the database and closes it. */
export const createServer = (parts: ServerParts) => {
  const { database, keys, clock, log, background, mailer, publicUrl, callsPerMinute, holds } = parts
  const { db, dialect } = database
  const tokens = createTokens(keys, clock)
  const exportTokens = kyselyExportTokens(db)
  const sessions = kyselySessions(db)
  const secondFactors = kyselySecondFactors(db)
  const { adminsNeedTwoFactors = false } = parts
  const addressOf = clientAddress(parts.trustedProxies)
  const accounts = accountRoutes({
    users: kyselyUsers(db),
    sessions,
    passwordResets: kyselyPasswordResets(db),
    knownDevices: kyselyKnownDevices(db),
    exportTokens,
    passkeys: kyselyPasskeys(db),
    passkeyChallenges: kyselyPasskeyChallenges(db),
    secondFactors,
    secondFactorSeal: createSecondFactorSeal(parts.secondFactorKey),
    signInChallenges: kyselySignInChallenges(db),
    rememberedDevices: kyselyRememberedDevices(db),
    adminsNeedTwoFactors,
    accountEvents: kyselyAccountEvents(db),
    appLocks: kyselyAppLocks(db),
    sealedPages: kyselySealedPages(db),
    operatorLog: createOperatorLog({ db, nameKey: keys.key, addressOf, clock, log }),
    tokens,
    hasher: createHasher(),
    limits: createLimits(database, parts.limits),
    mailer,
    forgetAuthor,
    background,
    log,
    addressOf,
    clock,
    pause: parts.pause ?? setTimeout,
    publicUrl,
  })
  const perMinute = { attempts: callsPerMinute, seconds: minuteSeconds }
  const calls = createLimiter(database, 'calls', perMinute)
  const concurrency = createConcurrencyLimit(mostAtOnce)
  const metrics = createMetrics({ database, running: concurrency.running, log })
  const app = createApp({
    definitions,
    repositories: kyselyRepositories(db, dialect),
    identify: createIdentify({
      findOwner: createOwners(db, dialect),
      tokens,
      useExportToken: (hash) => exportTokens.use(hash, clock()),
    }),
    ...(adminsNeedTwoFactors && { confirmAdmin: createTwoFactorGate({ secondFactors, sessions }) }),
    limit: createThrottle({ callsPerMinute, count: allowedWhileBusy(calls.count) }),
    clock,
    log,
    busyReason,
    serverRoutes: [
      ...schemaRoutes(),
      ...accounts,
      ...inboxRoutes({
        inbox: kyselyInbox(db),
        letters: createAnswerLetters({ db, mailer, clock, publicUrl }),
        digests: createDigests({ db, mailer, clock, publicUrl }),
        tokens: remoteTokens(db),
        background,
        clock,
      }),
      ...operatorRoutes({
        accounts: kyselyAdminAccounts(db, log),
        readLog: (before) => readOperatorLog(db, before),
        addressOf,
        clock,
      }),
    ],
    releases: parts.releases,
    ...createPictureEncoder(),
    loosePictures: holds.loosePictures,
    quota: createQuota(db, holds),
    background,
    observe: metrics.observe,
    limitConcurrency: concurrency.middleware,
  })
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    await sql`select 1`.execute(db)
    return c.json({ status: 'ready' })
  })
  app.route('/.well-known', wellKnownRoutes({ ...parts.security, publicUrl, clock }))
  app.route('/metrics', metricsRoutes(parts.metricsToken, metrics))
  return app
}
