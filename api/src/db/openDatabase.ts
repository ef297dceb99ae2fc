import { join } from 'node:path'
import { openPostgres } from './openPostgres.ts'
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
}: DatabaseOptions): Promise<Database> =>
  url ? openPostgres(url, onIdleError) : openSqlite(sqliteFile(dataDir))

export type Database = SqliteStore | ReturnType<typeof openPostgres>
