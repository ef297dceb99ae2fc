import { migrate, openDatabase, type Database } from '@truenorth/api'

const days = 365
const usersAtOnce = 50
const firstDay = Date.UTC(2030, 0, 1)
const dayMs = 86_400_000
const note = 'A walk by the river, a call with an old friend, early to bed.'

const instantOf = (day: number) =>
  new Date(firstDay + day * dayMs).toISOString().replace('Z', '000Z')

const readingsOf = (userId: number) =>
  Array.from({ length: days }, (_, day) => ({
    user_id: userId,
    mood_value: 1 + ((userId + day) % 5),
    energy: 'medium',
    note,
    tags: '["work","sleep"]',
    recorded_at: instantOf(day),
    local_date: instantOf(day).slice(0, 'YYYY-MM-DD'.length),
    time_zone: 'UTC',
  }))

/** Opens a database, brings it up to date and gives it so many users of a year of readings each. */
export const openFilled = async (dataDir: string, url: string | undefined) => {
  const database = await openDatabase({ url, dataDir, onIdleError: () => undefined })
  await migrate(database.db, database.dialect)
  return database
}

export const addUsers = async (
  { db }: Database,
  from: number,
  to: number,
  passwordHash: string,
) => {
  for (let first = from; first < to; first += usersAtOnce) {
    const names = Array.from(
      { length: Math.min(usersAtOnce, to - first) },
      (_, index) => `user${first + index}`,
    )
    const accounts = names.map((name) => ({
      username: name,
      username_key: name,
      email: '',
      email_key: null,
      password_hash: passwordHash,
      created_at: instantOf(0),
    }))
    await db.transaction().execute(async (transaction) => {
      const users = await transaction.insertInto('users').values(accounts).returning('id').execute()
      for (const { id } of users)
        await transaction.insertInto('moods').values(readingsOf(id)).execute()
    })
  }
}
