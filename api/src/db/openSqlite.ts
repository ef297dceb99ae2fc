import type SqliteFile from 'better-sqlite3'
import { Kysely, type LogConfig } from 'kysely'
import { createCommitGroup } from './commitGroup.ts'
import { SqliteDialect } from './sqliteDialect.ts'
import type { Tables } from './tables.ts'

const mostStatements = 500
const lockWaitMs = 50
const cacheKilobytes = 16_000

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

// Preparing costs more than running for most of our queries.
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

export type SqliteStore = {
  dialect: 'sqlite'
  db: Kysely<Tables>
  file: SqliteFile.Database
  close: () => Promise<void>
}

/** Opens (or makes) a SQLite file that survives a power cut: WAL, synchronous FULL. */
export const openSqlite = async (path: string, log?: LogConfig): Promise<SqliteStore> => {
  const Sqlite = await load()
  const file = new Sqlite(path, { timeout: lockWaitMs })
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  // The readings of one person lie on as many pages as days: the standard 2 MB would not hold two people's.
  file.pragma(`cache_size = -${cacheKilobytes}`)
  const database = withKeptStatements(file)
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({
      database,
      group: createCommitGroup(file),
      isWriting: (sql) => !database.prepare(sql).readonly,
    }),
    ...(log && { log }),
  })
  return { dialect: 'sqlite', db, file, close: () => db.destroy() }
}
