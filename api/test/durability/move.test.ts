import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#src/db/migrate.ts'
import type { Database } from '#src/db/openDatabase.ts'
import { openPostgres } from '#src/db/openPostgres.ts'
import { openSqlite } from '#src/db/openSqlite.ts'
import { seedItems } from '../support/seedItems.ts'
import { startPostgres } from '../support/startPostgres.ts'
import { testServer } from '../support/testServer.ts'
import { move } from '#src/storage/move.ts'

const note = 'Zażółć 😀 e\u0301 "quoted" \\ back\r\nline'

describe('a move to PostgreSQL', () => {
  let folder = ''
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  const from = () => join(folder, 'test.sqlite')

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'truenorth-move-'))
    postgres = await startPostgres()
  })
  afterAll(async () => {
    await postgres.stop()
    await rm(folder, { recursive: true })
  })

  const everything = async (database: Database) => {
    const server = testServer(database)
    const { access: token } = await server.signIn('casey')
    const picture = await server.call('/journal/images/1/', { token })
    const lists = []
    for (const path of ['/mood/', '/journey/', '/journey/1/milestone/', '/journal/'])
      lists.push((await server.call(path, { token })).body)
    return { lists, picture: picture.body, token, server }
  }

  it('changes nothing that a user can see, and new items get new ids', async () => {
    const source = await openSqlite(from())
    await migrate(source.db, 'sqlite')
    const server = testServer(source)
    const token = await server.join('casey')
    await seedItems(server, token)
    for (const index of Array.from({ length: 230 }).keys())
      await server.call('/mood/', {
        method: 'POST',
        token,
        body: { mood_value: 1 + (index % 5), note },
      })
    const latest = await server.call('/mood/', { method: 'POST', token, body: { mood_value: 3 } })
    await server.call(`/mood/${latest.body.id}/`, { method: 'DELETE', token })
    const before = await everything(source)
    await source.close()

    await move({ from: from(), to: postgres.url })
    const target = openPostgres(postgres.url, () => undefined)
    const after = await everything(target)
    expect(after.lists).toEqual(before.lists)
    expect(after.picture).toEqual(before.picture)
    const created = await after.server.call('/mood/', {
      method: 'POST',
      token: after.token,
      body: { mood_value: 3 },
    })
    expect(created.body.id).toBe(latest.body.id + 1)
    await target.close()
  })

  it('to an address without a database fails with one sentence', async () => {
    await expect(move({ from: from(), to: 'postgres://127.0.0.1:1/none' })).rejects.toThrow(
      'The database to move to cannot be used (ECONNREFUSED): check its address.',
    )
  })
})
