import {
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type IRateLimiterOptions,
} from 'rate-limiter-flexible'
import type { Database } from '../db/openDatabase.ts'
import type { Environment } from '../environment/environment.ts'
import { tooManyFor } from '../http/failure.ts'
import { hashOf } from './keys.ts'

/** How many attempts are allowed in how long. */
export type Limit = { attempts: number; seconds: number }

const quarterHour = 15 * 60
const hour = 60 * 60

const standard = {
  signIn: { attempts: 10, seconds: quarterHour },
  signInByAddress: { attempts: 100, seconds: quarterHour },
  registration: { attempts: 30, seconds: hour },
  reset: { attempts: 5, seconds: hour },
  resetByAddress: { attempts: 30, seconds: hour },
}

export type LimitSettings = Record<keyof typeof standard, Limit>

/** The limits that the environment asks for, else the standard ones. */
export const limitsFrom = ({
  SIGN_IN_LIMIT,
  REGISTRATION_LIMIT,
}: Pick<Environment, 'SIGN_IN_LIMIT' | 'REGISTRATION_LIMIT'>): LimitSettings => {
  const { signIn, registration } = standard
  return {
    ...standard,
    signIn: { ...signIn, attempts: SIGN_IN_LIMIT ?? signIn.attempts },
    registration: { ...registration, attempts: REGISTRATION_LIMIT ?? registration.attempts },
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

/** What a count came to: whether it is still within the limit, and when the count begins anew. */
export type Count = { isAllowed: boolean; msLeft: number }

const countOf = async (counting: Promise<RateLimiterRes>): Promise<Count> => {
  try {
    return { isAllowed: true, msLeft: (await counting).msBeforeNext }
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown
    return { isAllowed: false, msLeft: thrown.msBeforeNext }
  }
}

/** Counts by key in the database, over and over for so many seconds. */
export const createLimiter = (database: Database, name: string, { attempts, seconds }: Limit) => {
  const store = storeOf(database, { keyPrefix: name, points: attempts, duration: seconds })
  // The library writes to the file itself: within a transaction of ours it is committed with others.
  const inTurn = <T>(work: () => Promise<T>) =>
    database.dialect === 'sqlite' ? database.db.transaction().execute(work) : work()

  const count = (key: string, points = 1) =>
    inTurn(() => countOf(store.consume(hashOf(key), points)))

  return {
    count,
    /** Counts an attempt; throws a 429 Failure when it is one too many. */
    take: async (key: string) => {
      const { isAllowed, msLeft } = await count(key)
      if (!isAllowed) throw tooManyFor(msLeft)
    },
    /** Takes an attempt back: it turned out to be none. */
    giveBack: (key: string) => inTurn(() => store.reward(hashOf(key), 1)),
    forget: (key: string) => inTurn(() => store.delete(hashOf(key))),
  }
}

/** The counters of attempts, kept in the database in use, so that a restart forgives nothing. */
export const createLimits = (database: Database, settings: LimitSettings) => ({
  signIn: createLimiter(database, 'signIn', settings.signIn),
  signInByAddress: createLimiter(database, 'signInByAddress', settings.signInByAddress),
  registration: createLimiter(database, 'registration', settings.registration),
  reset: createLimiter(database, 'reset', settings.reset),
  resetByAddress: createLimiter(database, 'resetByAddress', settings.resetByAddress),
})

export type Limits = ReturnType<typeof createLimits>
