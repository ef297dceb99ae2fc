import {
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type IRateLimiterOptions,
} from 'rate-limiter-flexible'
import type { Database } from '../db/openDatabase.ts'
import { tooManyFor } from '../http/failure.ts'
import { hashOf } from '../http/secrets.ts'

/** How many attempts are allowed in how many seconds. */
export type Limit = { attempts: number; seconds: number }

const quarterHour = 15 * 60
const hour = 60 * 60
const fortnight = 14 * 24 * hour

const standard = {
  signIn: { attempts: 10, seconds: quarterHour },
  signInByAddress: { attempts: 100, seconds: quarterHour },
  // More than these are slowed down, not refused.
  signInByAccount: { attempts: 20, seconds: hour },
  registration: { attempts: 30, seconds: hour },
  reset: { attempts: 5, seconds: hour },
  resetByAddress: { attempts: 30, seconds: hour },
  // A visit of the sign-in screen may ask for one.
  passkeyChallenges: { attempts: 300, seconds: quarterHour },
  // Wrong codes after a right password, of one account from everywhere.
  codes: { attempts: 10, seconds: quarterHour },
  codesOfDay: { attempts: 50, seconds: 24 * hour },
}

export type LimitSettings = Record<keyof typeof standard, Limit>

/** The standard limits, with the attempts that the operator has set. */
export const limitsFrom = (attempts: {
  signIn?: number | undefined
  registration?: number | undefined
}): LimitSettings => {
  const { signIn, signInByAccount, registration } = standard
  const byAccount = Math.max(signInByAccount.attempts, 2 * (attempts.signIn ?? 0))
  return {
    ...standard,
    signIn: { ...signIn, attempts: attempts.signIn ?? signIn.attempts },
    signInByAccount: { ...signInByAccount, attempts: byAccount },
    registration: { ...registration, attempts: attempts.registration ?? registration.attempts },
  }
}

const storeOf = (database: Database, options: IRateLimiterOptions) => {
  const table = { tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false }
  return database.dialect === 'sqlite'
    ? new RateLimiterSQLite({
        ...options,
        ...table,
        storeClient: database.file,
        storeType: 'better-sqlite3',
      })
    : new RateLimiterPostgres({ ...options, ...table, storeClient: database.pool })
}

/** The state of a counter: whether it is within its limit, how far beyond it is, and the milliseconds until it starts again. */
export type Count = { isAllowed: boolean; surplus: number; msLeft: number }

const countOf = async (counting: Promise<RateLimiterRes>, attempts: number): Promise<Count> => {
  try {
    return { isAllowed: true, surplus: 0, msLeft: (await counting).msBeforeNext }
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown
    const surplus = thrown.consumedPoints - attempts
    return { isAllowed: false, surplus, msLeft: thrown.msBeforeNext }
  }
}

// The library writes to the file directly: within a transaction its writes join a group commit.
const turnsOf =
  (database: Database) =>
  <T>(work: () => Promise<T>) =>
    database.dialect === 'sqlite' ? database.db.transaction().execute(work) : work()

/** Counts attempts by key in the database, in windows of so many seconds. */
export const createLimiter = (database: Database, name: string, { attempts, seconds }: Limit) => {
  const store = storeOf(database, { keyPrefix: name, points: attempts, duration: seconds })
  const inTurn = turnsOf(database)

  const count = (key: string, points = 1) =>
    inTurn(() => countOf(store.consume(hashOf(key), points), attempts))

  return {
    count,
    /**
     * Counts an attempt.
     * @throws Failure 429 when it is one too many
     */
    take: async (key: string) => {
      const { isAllowed, msLeft } = await count(key)
      if (!isAllowed) throw tooManyFor(msLeft)
    },
    /** Takes back attempts that were not any. */
    giveBack: (key: string, points = 1) => inTurn(() => store.reward(hashOf(key), points)),
    forget: (key: string) => inTurn(() => store.delete(hashOf(key))),
  }
}

// Remembers keys in the database, each for so many seconds.
const createMemory = (database: Database, name: string, seconds: number) => {
  const store = storeOf(database, { keyPrefix: name, points: 1, duration: seconds })
  const inTurn = turnsOf(database)
  return {
    has: async (key: string) => (await inTurn(() => store.get(hashOf(key)))) !== null,
    remember: (key: string) => inTurn(() => store.set(hashOf(key), 1, seconds)),
  }
}

/** The counters of attempts. They are in the database, so that a restart resets none of them. */
export const createLimits = (database: Database, settings: LimitSettings) => ({
  signIn: createLimiter(database, 'signIn', settings.signIn),
  signInByAddress: createLimiter(database, 'signInByAddress', settings.signInByAddress),
  signInByAccount: createLimiter(database, 'signInByAccount', settings.signInByAccount),
  /** Where an account has been signed in to. */
  knownPlaces: createMemory(database, 'knownPlaces', fortnight),
  registration: createLimiter(database, 'registration', settings.registration),
  reset: createLimiter(database, 'reset', settings.reset),
  resetByAddress: createLimiter(database, 'resetByAddress', settings.resetByAddress),
  passkeyChallenges: createLimiter(database, 'passkeyChallenges', settings.passkeyChallenges),
  codes: createLimiter(database, 'codes', settings.codes),
  codesOfDay: createLimiter(database, 'codesOfDay', settings.codesOfDay),
})

export type Limits = ReturnType<typeof createLimits>
