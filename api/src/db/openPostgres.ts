import { Socket } from 'node:net'
import { Kysely, PostgresDialect, type LogConfig } from 'kysely'
import { Pool, TypeOverrides, types as pgTypes } from 'pg'
import { withNamedStatements } from './namedStatements.ts'
import type { Tables } from './tables.ts'

const microseconds = 6

/** `2031-03-01 10:00:00.5+00` as `2031-03-01T10:00:00.500000Z`. */
const instantFromPostgres = (text: string) => {
  const [whole = '', fraction = ''] = text.replace(' ', 'T').replace(/\+00$/, '').split('.')
  return `${whole}.${fraction.padEnd(microseconds, '0')}Z`
}

const asItIs = (text: string) => text

// Dates as JS Dates would shift the day, instants would lose their microseconds.
const types = new TypeOverrides()
types.setTypeParser(pgTypes.builtins.INT8, Number)
types.setTypeParser(pgTypes.builtins.DATE, asItIs)
types.setTypeParser(pgTypes.builtins.JSON, asItIs)
types.setTypeParser(pgTypes.builtins.TIMESTAMPTZ, instantFromPostgres)

const connectMs = 5000
const statementMs = 10_000
const idleInTransactionMs = 30_000
const silenceMs = 15_000

// A statement is answered within its time limit: who stays silent for longer has gone without a word.
const impatientSocket = () => {
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

/** Opens a pool; `onIdleError` hears of connections that break. */
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
    stream: impatientSocket,
    options: [...serverSettings.map((one) => `-c ${one}`), settings].join(' ').trim(),
    types,
  })
  pool.on('error', onIdleError)
  // One that breaks while it is lent out would otherwise end the process.
  pool.on('connect', (client) => client.on('error', onIdleError))
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) }),
    ...(log && { log }),
  })
  return { dialect: 'postgres' as const, db, pool, close: () => db.destroy() }
}

export type PostgresStore = ReturnType<typeof openPostgres>
