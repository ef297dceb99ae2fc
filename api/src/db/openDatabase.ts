import { join } from 'node:path'
import type { PostgresStore } from './openPostgres.ts'
import { openSqlite, type SqliteStore } from './openSqlite.ts'

export type DatabaseOptions = {
  /** `postgres://…`; without it a SQLite file in `dataDir`. */
  url?: string | undefined
  dataDir: string
  onIdleError: (error: Error) => void
}

/** Where the embedded database lies. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'truenorth.sqlite')

/** Opens the database that the environment names. The caller migrates and closes it. */
export const openDatabase = async ({
  url,
  dataDir,
  onIdleError,
}: DatabaseOptions): Promise<Database> => {
  if (!url) return openSqlite(sqliteFile(dataDir))
  // Loaded where it is used: a process has one database.
  const { openPostgres } = await import('./openPostgres.ts')
  return openPostgres(url, onIdleError)
}

export type Database = SqliteStore | PostgresStore
