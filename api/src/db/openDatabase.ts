import { join } from 'node:path'
import { openPostgres } from './openPostgres.ts'
import { openSqlite, type SqliteStore } from './openSqlite.ts'

export type DatabaseOptions = {
  /** `postgres://…`; without it a SQLite file in `dataDir`. */
  url?: string | undefined
  dataDir: string
  onIdleError: (error: Error) => void
}

/** Opens the database that the environment names. The caller migrates and closes it. */
export const openDatabase = async ({
  url,
  dataDir,
  onIdleError,
}: DatabaseOptions): Promise<Database> =>
  url ? openPostgres(url, onIdleError) : openSqlite(join(dataDir, 'truenorth.sqlite'))

export type Database = SqliteStore | ReturnType<typeof openPostgres>
