// A database with many users, each with a year of readings.
import { migrate, openDatabase, type Database } from '@truenorth/api'

const days = 365
const note = 'A walk by the river, a call with an old friend, early to bed.'
/** So few that no statement takes longer than a connection may be silent. */
const daysAtOnce = 30

/** Opens a database and migrates it. */
export const openMigrated = async (dataDir: string, url: string | undefined) => {
  const database = await openDatabase({ url, dataDir, onIdleError: () => undefined })
  await migrate(database.db, database.dialect)
  return database
}

/** What the two databases say differently; `i` is a number of the generated series. */
type Dialect = { series: (from: number, to: number) => string; instant: string; day: string }

const dialects: Record<Database['dialect'], Dialect> = {
  sqlite: {
    series: (from, to) =>
      `(with recursive n (i) as (select ${from} union all select i + 1 from n where i < ${to - 1}) select i from n) as numbers`,
    instant: `strftime('%Y-%m-%dT00:00:00.000000Z', '2030-01-01', i || ' days')`,
    day: `strftime('%Y-%m-%d', '2030-01-01', i || ' days')`,
  },
  postgres: {
    series: (from, to) => `generate_series(${from}, ${to - 1}) as numbers (i)`,
    instant: `timestamptz '2030-01-01Z' + i * interval '1 day'`,
    day: `date '2030-01-01' + i`,
  },
}

const insertUsers = ({ series }: Dialect, from: number, to: number, hash: string) =>
  `insert into users (username, username_key, email, password_hash, created_at)
    select 'user' || i, 'user' || i, '', '${hash}', '2030-01-01T00:00:00.000000Z'
    from ${series(from, to)}`

// Day after day, as people write: the readings of one user lie far apart on the disk.
const insertReadings = ({ series, instant, day }: Dialect, firstDay: number, firstUser: number) =>
  `insert into moods
      (user_id, mood_value, energy, note, tags, recorded_at, local_date, time_zone)
    select id, 1 + (id + i) % 5, 'medium', '${note}', '["work","sleep"]', ${instant}, ${day}, 'UTC'
    from ${series(firstDay, Math.min(days, firstDay + daysAtOnce))}, users
    where id >= (select id from users where username_key = 'user${firstUser}')
    order by i, id`

/** Adds `user<from>` to before `user<to>`, with one password hash, each with a year of readings. */
export const addUsers = async (database: Database, from: number, to: number, hash: string) => {
  const dialect = dialects[database.dialect]
  const statements = [
    insertUsers(dialect, from, to, hash),
    ...Array.from({ length: Math.ceil(days / daysAtOnce) }, (_, index) =>
      insertReadings(dialect, index * daysAtOnce, from),
    ),
  ]
  if (database.dialect === 'sqlite') {
    for (const statement of statements) database.file.exec(statement)
    database.file.exec('analyze')
    database.file.pragma('wal_checkpoint(truncate)')
    return
  }
  const client = await database.pool.connect()
  await client.query('set statement_timeout = 0')
  for (const statement of statements) await client.query(statement)
  // PostgreSQL does this by itself in time, which would fall into the measurements.
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  client.release(true)
}
