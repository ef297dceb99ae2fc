import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#src/db/migrate.ts'
import { openPostgres } from '#src/db/openPostgres.ts'
import { openSqlite } from '#src/db/openSqlite.ts'
import { startPostgres } from '../support/startPostgres.ts'
import { wordsThatStay } from '../support/wordsInFiles.ts'

const monday = { recorded_at: '2031-03-03T10:00:00.000000Z', local_date: '2031-03-03' }
const account = {
  username: 'casey',
  username_key: 'casey',
  email: '',
  password_hash: '',
  created_at: monday.recorded_at,
}
const noted = (note: string, user_id: number) => ({
  ...monday,
  user_id,
  note,
  mood_value: 3,
  tags: '[]',
  time_zone: 'UTC',
})

test('copies that SQLite left in the pages of rows that it moved go with the next clean-up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'truenorth-erasure-'))
  const store = await openSqlite(join(folder, 'test.sqlite'))
  await migrate(store.db, 'sqlite')
  const { id: userId } = await store.db
    .insertInto('users')
    .values(account)
    .returning('id')
    .executeTakeFirstOrThrow()
  const numbers = Array.from({ length: 3000 }, (_, index) => index + 1)
  const marked = (number: number) => `quince${number}q`
  // Notes that grow in the middle of full pages make SQLite move their neighbors.
  const grown = (number: number) => `${marked(number)} ${'y'.repeat((number * 7919) % 450)}`
  await store.db.transaction().execute(async (transaction) => {
    for (const number of numbers)
      await transaction
        .insertInto('moods')
        .values(noted(marked(number), userId))
        .execute()
    for (const number of numbers)
      await transaction
        .updateTable('moods')
        .set({ note: grown((number * 1013) % 3000 || 3000) })
        .where('id', '=', (number * 1013) % 3000 || 3000)
        .execute()
  })
  const gone = numbers.filter((number) => number % 3 === 1)
  await store.db.transaction().execute(async (transaction) => {
    for (const id of gone) await transaction.deleteFrom('moods').where('id', '=', id).execute()
  })
  await store.cleanUp()
  expect(await wordsThatStay(folder, gone.map(marked))).toEqual([])
  const kept = await store.db.selectFrom('moods').select('note').orderBy('id').execute()
  const left = numbers.filter((number) => number % 3 !== 1)
  expect(kept.map(({ note }) => note)).toEqual(left.map(grown))
  await store.close()
  await rm(folder, { recursive: true })
})

test('PostgreSQL gives back the room of deleted rows', async () => {
  const { url, stop } = await startPostgres()
  const database = openPostgres(url, () => undefined)
  await migrate(database.db, 'postgres')
  const { id: userId } = await database.db
    .insertInto('users')
    .values(account)
    .returning('id')
    .executeTakeFirstOrThrow()
  const size = async () => {
    const { rows } = await database.pool.query(`select pg_relation_size('moods')::int as size`)
    return Number(rows[0].size)
  }
  const rows = Array.from({ length: 500 }, () => noted('quince', userId))
  await database.db.insertInto('moods').values(rows).execute()
  expect(await size()).toBeGreaterThan(0)
  await database.db.deleteFrom('moods').execute()
  await database.cleanUp()
  expect(await size()).toBe(0)
  await database.close()
  await stop()
})
