import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql, type Migration } from 'kysely'
import { Migrator } from 'kysely'
import { busyReason } from './errors.ts'
import { migrate } from './migrate.ts'
import { openSqlite, type SqliteStore } from './openSqlite.ts'

describe('the SQLite file', () => {
  let folder = ''
  let store: SqliteStore
  const path = () => join(folder, 'test.sqlite')

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'truenorth-sqlite-'))
    store = await openSqlite(path())
  })
  afterEach(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  it('survives a power cut: WAL, synchronous FULL, foreign keys', () => {
    expect(store.file.pragma('journal_mode', { simple: true })).toBe('wal')
    expect(store.file.pragma('synchronous', { simple: true })).toBe(2)
    expect(store.file.pragma('foreign_keys', { simple: true })).toBe(1)
  })

  it('has only strict tables', async () => {
    await migrate(store.db, 'sqlite')
    const tables = store.file.pragma('table_list')
    const loose = (Array.isArray(tables) ? tables : []).filter(
      // The index of a search is a virtual table with tables of its own, which cannot be strict.
      ({ name, type, strict }) => type === 'table' && !strict && !/^(sqlite|kysely)_/.test(name),
    )
    expect(loose).toEqual([])
  })

  it('waits for a lock of another process without blocking this one', async () => {
    await migrate(store.db, 'sqlite')
    const other = new Sqlite(path())
    other.exec('begin immediate')
    const write = sql`delete from moods`.execute(store.db)
    let ticks = 0
    const ticking = setInterval(() => (ticks += 1), 5)
    setTimeout(() => other.exec('commit'), 300)
    await write
    clearInterval(ticking)
    other.close()
    expect(ticks).toBeGreaterThan(1)
  })

  it('gives up as busy when the lock is not released', async () => {
    await migrate(store.db, 'sqlite')
    const other = new Sqlite(path())
    other.exec('begin immediate')
    const failure = await sql`delete from moods`.execute(store.db).catch((error: unknown) => error)
    other.close()
    expect(busyReason(failure)).toBe('the database is locked by another process')
  })

  it('keeps nothing of a migration that fails', async () => {
    const broken: Migration = {
      up: async (db) => {
        await sql`create table half (id integer)`.execute(db)
        throw new Error('no')
      },
    }
    const provider = { getMigrations: async () => ({ '001': broken }) }
    const { error } = await new Migrator({ db: store.db, provider }).migrateToLatest()
    expect(error).toEqual(new Error('no'))
    const tables = await store.db.introspection.getTables()
    expect(tables.map(({ name }) => name)).not.toContain('half')
  })
})
