import { join } from 'node:path'
import type { PostgresStore } from './openPostgres.ts'
import { openSqlite, type SqliteStore } from './openSqlite.ts'

export type DatabaseOptions = {
  /** `postgres://…`; without it a SQLite file in `dataDir`. */
  url?: string | undefined
  dataDir: string
  onIdleError: (error: Error) => void
}

/** The file of the embedded database. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'truenorth.sqlite')

/** Opens PostgreSQL where there is a `url`, else the SQLite file. The caller migrates and closes it. */
export const openDatabase = async ({
  url,
  dataDir,
  onIdleError,
}: DatabaseOptions): Promise<Database> => {
  if (!url) return openSqlite(sqliteFile(dataDir))
  // A process has one database, and loads no other's driver.
  const { openPostgres } = await import('./openPostgres.ts')
  return openPostgres(url, onIdleError)
}

export type Database = SqliteStore | PostgresStore
export type Dialect = Database['dialect']
