import { createSecretKey } from 'node:crypto'
import { limitsFrom } from '#src/auth/limits.ts'
import { createServer } from '#src/createServer.ts'
import type { Database } from '#src/db/openDatabase.ts'
import { createBackground } from '#src/http/background.ts'
import type { Log } from '#src/http/context.ts'
import type { Letter } from '#src/mail/mailer.ts'
import { addMs } from '#src/time/instant.ts'

export type Sent = {
  method?: string
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

const standardHolds = { items: 200_000, pictureBytes: 1_000_000_000, loosePictures: 24 }
const manyAttempts = 100_000
const secondFactorKey = 'a key for the second factors of tests'
const testKeys = { key: createSecretKey('a key for tests, as long as keys have to be', 'utf8') }

/** A clock that a test moves. */
const createClock = (start: string) => {
  let now = new Date(start)
  return {
    clock: () => now,
    set: (instant: string) => {
      now = new Date(instant)
    },
    pass: (ms: number) => {
      now = addMs(now, ms)
    },
  }
}

// Unexpected errors are kept, so that a test can fail on them instead of on a 500.
const createTestLog = () => {
  const errors: object[] = []
  const lines: object[] = []
  const log: Log = {
    info: (facts) => lines.push(facts),
    warn: (facts) => lines.push(facts),
    error: (facts) => errors.push(facts),
  }
  return { log, errors, lines }
}

export type TestServerOptions = {
  start?: string
  attempts?: number
  calls?: number
  metricsToken?: string
  /** How much an account may hold. */
  holds?: Partial<typeof standardHolds>
  security?: { contact?: string; expires?: string }
  /** Whether the operator asks administrators for two factors. */
  adminsNeedTwoFactors?: boolean
  /** How many proxies stand before it, whose X-Forwarded-For it believes. */
  proxies?: number
  /** The releases of remotes that the registry names, as `name version`. */
  releases?: string[]
  /** How many servers answer in turn: two over PostgreSQL, so that a test fails when state is kept in memory. */
  processes?: number
}

/** The whole server over a database of the test; its clock, letters and log are in the test's hands. */
export const testServer = (database: Database, options: TestServerOptions = {}) => {
  const {
    start = '2031-03-05T10:00:00.123Z',
    attempts,
    calls,
    metricsToken,
    releases,
    proxies = 0,
    security = {},
    adminsNeedTwoFactors = false,
    holds,
  } = options
  const letters: Letter[] = []
  const rehearsed: Letter[] = []
  const forgotten: { userId: number; address: string }[] = []
  const pauses: number[] = []
  const time = createClock(start)
  const { log, errors, lines } = createTestLog()
  const background = createBackground(log)
  const limit = attempts ?? manyAttempts
  const createOne = () =>
    createServer({
      database,
      keys: testKeys,
      secondFactorKey: async () => secondFactorKey,
      adminsNeedTwoFactors,
      clock: time.clock,
      mailer: {
        send: async (letter) => void letters.push(letter),
        rehearse: async (letter) => void rehearsed.push(letter),
        forget: async (userId, address) => void forgotten.push({ userId, address }),
        removeOld: async () => undefined,
      },
      background,
      log,
      publicUrl: 'https://truenorth.example',
      trustedProxies: proxies,
      pause: async (ms) => void pauses.push(ms),
      limits: {
        ...limitsFrom({ signIn: limit, registration: limit }),
        signInByAddress: { attempts: manyAttempts, seconds: 60 },
        reset: { attempts: limit, seconds: 60 },
        resetByAddress: { attempts: manyAttempts, seconds: 60 },
      },
      callsPerMinute: calls ?? manyAttempts,
      metricsToken,
      security,
      holds: { ...standardHolds, ...holds },
      releases: releases && (async () => new Set(releases)),
    })
  const standard = database.dialect === 'postgres' ? 2 : 1
  const apps = Array.from({ length: options.processes ?? standard }, createOne)
  const app = apps[0] ?? createOne()
  let turn = 0
  const nextApp = () => {
    turn += 1
    return apps[turn % apps.length] ?? app
  }

  const call = async (path: string, { method = 'GET', body, token, headers }: Sent = {}) => {
    const sent = new Headers(headers)
    if (body !== undefined && !sent.has('Content-Type'))
      sent.set('Content-Type', 'application/json')
    if (token) sent.set('Authorization', `Bearer ${token}`)
    const payload = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await nextApp().request(`/api${path}`, { method, headers: sent, ...payload })
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
    const answer = isJson ? JSON.parse(text) : text
    return { status: response.status, headers: response.headers, body: answer }
  }

  const standardPassword = 'Wander-Lantern-42'
  const signIn = async (username: string, password = standardPassword) => {
    const { body } = await call('/token/', { method: 'POST', body: { username, password } })
    return { access: String(body.access), refresh: String(body.refresh) }
  }
  /** Registers and signs in; returns the access token. */
  const join = async (username: string) => {
    const email = `${username}@example.com`
    await call('/auth/users/', {
      method: 'POST',
      body: { username, email, password: standardPassword },
    })
    return (await signIn(username)).access
  }

  return {
    app,
    nextApp,
    call,
    join,
    signIn,
    password: standardPassword,
    letters,
    /** Letters to addresses that nobody has: composed, and not sent. */
    rehearsed,
    forgotten,
    pauses,
    time,
    background,
    errors,
    lines,
    keys: testKeys,
  }
}
