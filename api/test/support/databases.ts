import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LogConfig } from 'kysely'
import { Client } from 'pg'
import { migrate } from '#src/db/migrate.ts'
import { openPostgres } from '#src/db/openPostgres.ts'
import { openSqlite } from '#src/db/openSqlite.ts'
import { addressOf, onServer, startPostgres } from './startPostgres.ts'

/** Makes the migrated SQLite file that the tests of this run copy; two workers may do so at once. */
const migratedFile = async () => {
  const shared = process.env['TEST_DATABASE_FOLDER']
  if (!shared)
    throw new Error('Only tests of the server, which set up a folder, may open databases')
  const path = join(shared, 'migrated.sqlite')
  if (existsSync(path)) return path
  const making = `${path}.${process.pid}`
  const { db, dialect, close } = await openSqlite(making)
  await migrate(db, dialect)
  await close()
  await rename(making, path)
  return path
}

const openSqliteForTest = async (log?: LogConfig) => {
  const folder = await mkdtemp(join(tmpdir(), 'truenorth-sqlite-'))
  const path = join(folder, 'test.sqlite')
  await copyFile(await migratedFile(), path)
  const database = await openSqlite(path, log)
  const close = async () => {
    await database.close()
    await rm(folder, { recursive: true })
  }
  return { database, close }
}

const template = 'migrated'
const anyLock = 1

/** Makes the migrated database of the shared PostgreSQL, unless another worker has done so. */
const makeTemplate = async (url: string) => {
  const server = new Client({ connectionString: url })
  await server.connect()
  await server.query('select pg_advisory_lock($1)', [anyLock])
  const known = await server.query('select 1 from pg_database where datname = $1', [template])
  if (!known.rowCount) {
    const making = `${template}_soon`
    await server.query(`create database ${making}`)
    const { db, dialect, close } = openPostgres(addressOf(url, making), () => undefined)
    await migrate(db, dialect)
    await close()
    await server.query(`alter database ${making} rename to ${template}`)
  }
  await server.end()
}

/** A copy of the migrated database on the shared PostgreSQL. */
const copiedPostgres = async (url: string) => {
  await makeTemplate(url)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, `create database ${name} template ${template}`)
  const stop = () => onServer(url, `drop database ${name} with (force)`)
  return { url: addressOf(url, name), stop }
}

const openPostgresForTest = async (log?: LogConfig, settings?: string) => {
  const shared = process.env['TEST_POSTGRES_URL']
  const { url, stop } = shared ? await copiedPostgres(shared) : await startPostgres()
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
