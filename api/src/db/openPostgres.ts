import { Socket } from 'node:net'
import { Kysely, PostgresDialect, type LogConfig } from 'kysely'
import { Client, Pool, TypeOverrides, types as pgTypes } from 'pg'
import { withNamedStatements } from './namedStatements.ts'
import type { Tables } from './tables.ts'

const microseconds = 6

/** `2031-03-01 10:00:00.5+00` as `2031-03-01T10:00:00.500000Z`. */
const instantFromPostgres = (text: string) => {
  const [whole = '', fraction = ''] = text.replace(' ', 'T').replace(/\+00$/, '').split('.')
  return `${whole}.${fraction.padEnd(microseconds, '0')}Z`
}

const unchanged = (text: string) => text

// As a JavaScript Date a day would shift, and an instant would lose its microseconds.
const types = new TypeOverrides()
types.setTypeParser(pgTypes.builtins.INT8, Number)
types.setTypeParser(pgTypes.builtins.DATE, unchanged)
types.setTypeParser(pgTypes.builtins.JSON, unchanged)
types.setTypeParser(pgTypes.builtins.TIMESTAMPTZ, instantFromPostgres)

const connectMs = 5000
const statementMs = 10_000
const idleInTransactionMs = 30_000
const silenceMs = 15_000

// A statement ends within its time limit, so a connection that is silent for longer is lost.
const socketWithTimeout = () => {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () =>
    socket.destroy(new Error('Connection terminated: silence')),
  )
}

const serverSettings = [
  'TimeZone=UTC',
  `statement_timeout=${statementMs}`,
  `idle_in_transaction_session_timeout=${idleInTransactionMs}`,
]

// The tables with what people wrote, and with what names them.
const personalTables = [
  'users',
  'sessions',
  'once_keys',
  'moods',
  'mood_tags',
  'mood_days',
  'journeys',
  'milestones',
  'journal_entries',
  'journal_images',
  'feedback',
]

/**
 * Lets PostgreSQL take deleted rows out of their tables (D45). Over a connection of its own: a
 * vacuum may take longer than a query may.
 */
const vacuum = async (connectionString: string) => {
  const client = new Client({ connectionString, connectionTimeoutMillis: connectMs })
  // A connection that breaks is an error of the query, too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`vacuum (skip_locked) ${personalTables.join(', ')}`)
  } finally {
    await client.end()
  }
}

/** Opens a pool; `onIdleError` is called for connections that break. */
export const openPostgres = (
  url: string,
  onIdleError: (error: Error) => void,
  log?: LogConfig,
  settings = '',
) => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMs,
    stream: socketWithTimeout,
    options: [...serverSettings.map((one) => `-c ${one}`), settings].join(' ').trim(),
    types,
  })
  pool.on('error', onIdleError)
  // The error of a connection in use would otherwise end the process.
  pool.on('connect', (client) => client.on('error', onIdleError))
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) }),
    ...(log && { log }),
  })
  return {
    dialect: 'postgres' as const,
    db,
    pool,
    cleanUp: () => vacuum(url),
    close: () => db.destroy(),
  }
}

export type PostgresStore = ReturnType<typeof openPostgres>
