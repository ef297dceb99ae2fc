import { migrate, openDatabase, type Database } from '@truenorth/api'

const days = 365
const note = 'A walk by the river, a call with an old friend, early to bed.'

/** Opens a database and brings it up to date. */
export const openFilled = async (dataDir: string, url: string | undefined) => {
  const database = await openDatabase({ url, dataDir, onIdleError: () => undefined })
  await migrate(database.db, database.dialect)
  return database
}

type Words = { numbers: (from: number, to: number) => string; instant: string; day: string }

const wordsOf: Record<Database['dialect'], Words> = {
  sqlite: {
    numbers: (from, to) =>
      `(with recursive n (i) as (select ${from} union all select i + 1 from n where i < ${to - 1}) select i from n)`,
    instant: `strftime('%Y-%m-%dT00:00:00.000000Z', '2030-01-01', i || ' days')`,
    day: `strftime('%Y-%m-%d', '2030-01-01', i || ' days')`,
  },
  postgres: {
    numbers: (from, to) => `generate_series(${from}, ${to - 1})`,
    instant: `timestamptz '2030-01-01Z' + i * interval '1 day'`,
    day: `date '2030-01-01' + i`,
  },
}

// No statement takes longer than a connection may be silent.
const daysAtOnce = 30

const accounts = ({ numbers }: Words, from: number, to: number, hash: string) =>
  `insert into users (username, username_key, email, password_hash, created_at)
    select 'user' || i, 'user' || i, '', '${hash}', '2030-01-01T00:00:00.000000Z'
    from ${numbers(from, to)} as numbers (i)`

// Day after day, as people write: the readings of one person lie far apart on the disk.
const readings = ({ numbers, instant, day }: Words, firstDay: number, firstUser: number) =>
  `insert into moods
      (user_id, mood_value, energy, note, tags, recorded_at, local_date, time_zone)
    select id, 1 + (id + i) % 5, 'medium', '${note}', '["work","sleep"]', ${instant}, ${day}, 'UTC'
    from ${numbers(firstDay, Math.min(days, firstDay + daysAtOnce))} as numbers (i), users
    where id >= (select id from users where username_key = 'user${firstUser}')
    order by i, id`

const statements = (words: Words, from: number, to: number, hash: string) => [
  accounts(words, from, to, hash),
  ...Array.from({ length: Math.ceil(days / daysAtOnce) }, (_, index) =>
    readings(words, index * daysAtOnce, from),
  ),
]

/** Adds `user<from>` to before `user<to>`, with one password, each with a year of readings. */
export const addUsers = async (database: Database, from: number, to: number, hash: string) => {
  const words = wordsOf[database.dialect]
  const all = statements(words, from, to, hash)
  if (database.dialect === 'sqlite') {
    for (const one of all) database.file.exec(one.replaceAll(' as numbers (i)', ' as numbers'))
    database.file.exec('analyze')
    database.file.pragma('wal_checkpoint(truncate)')
    return
  }
  const client = await database.pool.connect()
  await client.query('set statement_timeout = 0')
  for (const one of all) await client.query(one)
  // As the database does by itself in time: in the middle of what is measured otherwise.
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  client.release(true)
}
