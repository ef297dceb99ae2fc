import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Migrator, sql } from 'kysely'
import { startPostgres } from '../support/startPostgres.ts'
import { migrate, NewerDatabase } from '#src/db/migrate.ts'
import { migrations } from '#src/db/migrations/inOrder.ts'
import type { Database } from '#src/db/openDatabase.ts'
import { openPostgres } from '#src/db/openPostgres.ts'
import { openSqlite } from '#src/db/openSqlite.ts'

const versions = Object.keys(migrations('sqlite'))

const sqliteSchema = async ({ db }: Database) => {
  const query = sql<{ text: string }>`
    select type || ' ' || name || ' ' || coalesce(sql, '') as text from sqlite_master
    where name not like 'kysely%' and name not like 'sqlite%' order by 1`
  return (await query.execute(db)).rows.map(({ text }) => text)
}

const postgresSchema = async ({ db }: Database) => {
  const query = sql<{ text: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as text
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    union all select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
    order by 1`
  return (await query.execute(db)).rows.map(({ text }) => text)
}

const sqliteFiles = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'truenorth-migrate-'))
  const open = (name: string): Promise<Database> => openSqlite(join(folder, `${name}.sqlite`))
  return { open, schema: sqliteSchema, end: () => rm(folder, { recursive: true }) }
}

const postgresDatabases = async () => {
  const { url, stop } = await startPostgres()
  const open = async (name: string): Promise<Database> => {
    const server = openPostgres(url, () => undefined)
    const found = await server.pool.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await server.pool.query(`create database "${name}"`)
    await server.close()
    const own = new URL(url)
    own.pathname = `/${name}`
    return openPostgres(own.href, () => undefined)
  }
  return { open, schema: postgresSchema, end: stop }
}

describe.each([
  { name: 'SQLite', start: sqliteFiles },
  { name: 'PostgreSQL', start: postgresDatabases },
])('the schema on $name', ({ start }) => {
  let place: Awaited<ReturnType<typeof start>>
  let latest: string[] = []
  const opened: Database[] = []

  const open = async (name: string = randomUUID()) => {
    const database = await place.open(name)
    opened.push(database)
    return database
  }
  const migrateTo = async ({ db, dialect }: Database, version: string) => {
    const provider = { getMigrations: async () => migrations(dialect) }
    const { error } = await new Migrator({ db, provider }).migrateTo(version)
    if (error) throw error
  }
  const addUser = ({ db }: Database) =>
    db
      .insertInto('users')
      .values({
        username: 'casey',
        username_key: 'casey',
        email: '',
        email_key: null,
        password_hash: '-',
        created_at: '2031-03-05T10:00:00.000000Z',
      })
      .execute()

  beforeAll(async () => {
    place = await start()
    const database = await open()
    await migrate(database.db, database.dialect)
    latest = await place.schema(database)
  })
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close()
  })
  afterAll(() => place.end())

  it.each(versions)(
    'is the same after an update from %s as in a new database, and keeps its rows',
    async (version) => {
      const database = await open()
      await migrateTo(database, version)
      await addUser(database)
      await migrate(database.db, database.dialect)
      expect(await place.schema(database)).toEqual(latest)
      expect(await database.db.selectFrom('users').select('username').execute()).toEqual([
        { username: 'casey' },
      ])
    },
  )

  it('is migrated once by two programs that start together', async () => {
    const name = randomUUID()
    const one = await open(name)
    const two = await open(name)
    await Promise.all([one, two].map(({ db, dialect }) => migrate(db, dialect)))
    expect(await place.schema(two)).toEqual(latest)
  })

  it('of a newer program is refused with one sentence and not changed', async () => {
    const database = await open()
    await migrate(database.db, database.dialect)
    await sql`insert into kysely_migration values ('999-tomorrow', '2031-03-05')`.execute(
      database.db,
    )
    const refused = migrate(database.db, database.dialect)
    await expect(refused).rejects.toThrow(NewerDatabase)
    await expect(refused).rejects.toThrow(
      'The database was written by a newer version of Truenorth (it has had 999-tomorrow): run that version, or restore a backup from before the update.',
    )
    expect(await place.schema(database)).toEqual(latest)
  })

  it('has nothing of a migration when a later one of the same start fails', async () => {
    const database = await open()
    const steps = migrations(database.dialect)
    const broken = { up: async () => Promise.reject(new Error('no')) }
    const provider = { getMigrations: async () => ({ ...steps, '999-broken': broken }) }
    const { error } = await new Migrator({ db: database.db, provider }).migrateToLatest()
    expect(error).toEqual(new Error('no'))
    expect(await place.schema(database)).toEqual([])
  })
})
