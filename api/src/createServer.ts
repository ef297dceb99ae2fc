import { sql } from 'kysely'
import { createApp } from './app.ts'
import { createAccounts } from './auth/accounts.ts'
import { createHasher } from './auth/hasher.ts'
import { createIdentify } from './auth/identify.ts'
import { createLimiter, createLimits, type Count, type LimitSettings } from './auth/limits.ts'
import { createOwners } from './auth/owners.ts'
import { kyselyPasswordResets } from './auth/passwordReset.kysely.ts'
import { kyselyRefreshTokens } from './auth/refreshToken.kysely.ts'
import { kyselySessions } from './auth/session.kysely.ts'
import { createTokens, type SigningKeys } from './auth/tokens.ts'
import { kyselyUsers } from './auth/user.kysely.ts'
import { busyReason } from './db/busy.ts'
import type { Database } from './db/openDatabase.ts'
import type { Background } from './http/background.ts'
import { createAdmission } from './http/admission.ts'
import { clientAddress } from './http/clientAddress.ts'
import type { Log } from './http/log.ts'
import { createPace } from './http/pace.ts'
import { kyselyRepositories } from './kyselyRepositories.ts'
import { metricsRoutes } from './metrics/metrics.routes.ts'
import { createProcessMetrics } from './metrics/processMetrics.ts'
import { createRequestMetrics } from './metrics/requestMetrics.ts'
import type { Mailer } from './mail/mailer.ts'
import { secondMs } from './time/instant.ts'

const mostAtOnce = 1000
const minuteSeconds = 60

// A database that can only be read is to be read: who cannot be counted is free for a moment.
const countedOrFree =
  (count: (key: string, calls: number) => Promise<Count>) =>
  async (key: string, calls: number): Promise<Count> => {
    try {
      return await count(key, calls)
    } catch (error) {
      if (!busyReason(error)) throw error
      return { isAllowed: true, msLeft: secondMs }
    }
  }

export type ServerParts = {
  database: Database
  /** Sign the tokens. */
  keys: SigningKeys
  clock: () => Date
  send: Mailer
  background: Background
  log: Log
  publicUrl: string
  trustedProxies: number
  limits: LimitSettings
  callsPerMinute: number
  /** Opens /metrics to who sends it; without it they are for this machine alone. */
  metricsToken?: string | undefined
}

/** The whole API over a database, with accounts; the caller has migrated it and closes it. */
export const createServer = (parts: ServerParts) => {
  const { database, keys, clock, log, background, send, publicUrl } = parts
  const { db, dialect } = database
  const tokens = createTokens(keys, clock)
  const sessions = kyselySessions(db)
  const accounts = createAccounts({
    users: kyselyUsers(db),
    sessions,
    refreshTokens: kyselyRefreshTokens(db),
    passwordResets: kyselyPasswordResets(db),
    tokens,
    hasher: createHasher(),
    limits: createLimits(database, parts.limits),
    send,
    background,
    addressOf: clientAddress(parts.trustedProxies),
    clock,
    publicUrl,
  })
  const { callsPerMinute } = parts
  const perMinute = { attempts: callsPerMinute, seconds: minuteSeconds }
  const calls = createLimiter(database, 'calls', perMinute)
  const admission = createAdmission(mostAtOnce)
  const requests = createRequestMetrics()
  const processMetrics = createProcessMetrics(database, admission.inHand)
  const app = createApp({
    repositories: kyselyRepositories(db, dialect),
    identify: createIdentify({ findOwner: createOwners(db, dialect), tokens }),
    limit: createPace({ callsPerMinute, count: countedOrFree(calls.count) }),
    clock,
    log,
    busyReason,
    accounts,
    observe: requests.observe,
    admit: admission.middleware,
  })
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    await sql`select 1`.execute(db)
    return c.json({ status: 'ready' })
  })
  app.route(
    '/metrics',
    metricsRoutes(parts.metricsToken, () => [...requests.families(), ...processMetrics()]),
  )
  return app
}
