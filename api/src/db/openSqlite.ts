import { closeSync, existsSync, openSync } from 'node:fs'
import type SqliteFile from 'better-sqlite3'
import { Kysely, type LogConfig } from 'kysely'
import { createCheckpoints } from './checkpoints.ts'
import { createErasure } from './erasure.ts'
import { createGroupCommit } from './groupCommit.ts'
import { SqliteDialect } from './sqliteDialect.ts'
import type { Tables } from './tables.ts'

const mostStatements = 500
const lockWaitMs = 50
const cacheKilobytes = 16_000
const ownerOnly = 0o600

const load = async () => {
  try {
    return (await import('better-sqlite3')).default
  } catch (cause) {
    throw new Error(
      'The embedded database could not be loaded: install python3, make and a C++ compiler and run npm install again, or set DATABASE_URL to a PostgreSQL database.',
      { cause },
    )
  }
}

// Most of the queries take longer to prepare than to run.
const withKeptStatements = (file: SqliteFile.Database) => {
  const kept = new Map<string, SqliteFile.Statement>()
  return {
    close: () => void file.close(),
    prepare: (sql: string) => {
      const known = kept.get(sql)
      if (known) return known
      const statement = file.prepare(sql)
      if (kept.size < mostStatements) kept.set(sql, statement)
      return statement
    },
  }
}

// SQLite would create the file by the umask; its log gets the mode of the file.
const createPrivately = (path: string) => {
  if (!existsSync(path)) closeSync(openSync(path, 'a', ownerOnly))
}

export type SqliteStore = {
  dialect: 'sqlite'
  db: Kysely<Tables>
  file: SqliteFile.Database
  /** Removes what was deleted before from the file. */
  cleanUp: () => Promise<void>
  close: () => Promise<void>
}

/** Opens or creates a SQLite file that survives a power cut: WAL, synchronous FULL. */
export const openSqlite = async (path: string, log?: LogConfig): Promise<SqliteStore> => {
  const Sqlite = await load()
  createPrivately(path)
  const file = new Sqlite(path, { timeout: lockWaitMs })
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  const erasure = createErasure(file)
  const checkpoints = createCheckpoints(file)
  // The readings of one user are spread over as many pages as days: the standard 2 MB would not hold those of two users.
  file.pragma(`cache_size = -${cacheKilobytes}`)
  const database = withKeptStatements(file)
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({
      database,
      group: createGroupCommit(file, checkpoints.noticeCommit),
      isWriting: (sql) => !database.prepare(sql).readonly,
      noticeChange: erasure.noticeChange,
    }),
    ...(log && { log }),
  })
  const close = async () => {
    erasure.stop()
    await checkpoints.stop()
    await db.destroy()
  }
  return { dialect: 'sqlite', db, file, cleanUp: erasure.cleanUp, close }
}
