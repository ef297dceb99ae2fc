import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LogConfig } from 'kysely'
import { migrate } from '#src/db/migrate.ts'
import { openPostgres } from '#src/db/openPostgres.ts'
import { openSqlite } from '#src/db/openSqlite.ts'
import { startPostgres } from './startPostgres.ts'

const openSqliteForTest = async (log?: LogConfig) => {
  const folder = await mkdtemp(join(tmpdir(), 'truenorth-sqlite-'))
  const database = await openSqlite(join(folder, 'test.sqlite'), log)
  await migrate(database.db, database.dialect)
  const close = async () => {
    await database.close()
    await rm(folder, { recursive: true })
  }
  return { database, close }
}

const openPostgresForTest = async (log?: LogConfig, settings?: string) => {
  const { url, stop } = await startPostgres()
  const database = openPostgres(url, () => undefined, log, settings)
  await migrate(database.db, database.dialect)
  const close = async () => {
    await database.close()
    await stop()
  }
  return { database, close }
}

/** Both databases, each new and migrated: `describe.each(databases)('… on $name', …)`. */
export const databases = [
  { name: 'SQLite', open: openSqliteForTest },
  { name: 'PostgreSQL', open: openPostgresForTest },
]
