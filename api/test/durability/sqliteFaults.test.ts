import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { testServer } from '../support/testServer.ts'
import { migrate } from '#src/db/migrate.ts'
import { openSqlite, type SqliteStore } from '#src/db/openSqlite.ts'

type Answer = { status: number; headers: Headers; body: unknown }

const expectLater = ({ status, headers, body }: Answer) => {
  expect(status).toBe(503)
  expect(headers.get('Retry-After')).toBe('1')
  expect(body).toEqual({ detail: 'The service is busy. Please try again in a moment.' })
}

const reading = (note: string) => ({ mood_value: 3, note })
const entry = (content: string) => ({
  entry_date: '2031-03-05',
  mood: 3,
  emotion: 'calm',
  title: 'Long',
  content,
})

describe('a server whose SQLite file cannot be written', () => {
  let folder = ''
  let store: SqliteStore
  let server: ReturnType<typeof testServer>
  let token = ''
  const path = () => join(folder, 'test.sqlite')

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'truenorth-faults-'))
    store = await openSqlite(path())
    await migrate(store.db, 'sqlite')
    server = testServer(store)
    token = await server.join('casey')
  })
  afterEach(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  const write = (body: object, where = '/mood/', headers = {}) =>
    server.call(where, { method: 'POST', body, token, headers })
  const listed = async (where = '/mood/') => (await server.call(where, { token })).body

  it.each([
    ['alone', {}],
    ['in a transaction', { 'Idempotency-Key': 'once' }],
  ])(
    'full disk: answers 503, keeps reading, stores nothing half, and recovers by itself; %s',
    async (_, headers) => {
      const pages = Number(store.file.pragma('page_count', { simple: true }))
      store.file.pragma(`max_page_count = ${pages + 2}`)
      const long = entry('x'.repeat(100_000))
      expectLater(await write(long, '/journal/', headers))
      expectLater(await write(long, '/journal/', headers))
      expect(await listed('/journal/')).toEqual([])
      store.file.pragma('max_page_count = 1073741823')
      expect((await write(long, '/journal/', headers)).status).toBe(201)
      expect(await listed('/journal/')).toHaveLength(1)
      expect(store.file.pragma('integrity_check', { simple: true })).toBe('ok')
    },
  )

  it('read-only file: answers 503, keeps reading, and recovers by itself', async () => {
    store.file.pragma('query_only = on')
    expectLater(await write(reading('lost')))
    expectLater(await write(reading('lost'), '/mood/', { 'Idempotency-Key': 'a' }))
    expect(await listed()).toEqual([])
    store.file.pragma('query_only = off')
    expect((await write(reading('kept'))).status).toBe(201)
  })

  it('locked file: answers 503 within seconds, also to the last request in the queue', async () => {
    const other = new Sqlite(path())
    other.exec('begin immediate')
    const started = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => write(reading(`${index}`))),
    )
    expect(performance.now() - started).toBeLessThan(60_000)
    answers.forEach(expectLater)
    other.exec('commit')
    other.close()
    expect((await write(reading('kept'))).status).toBe(201)
    expect(await listed()).toHaveLength(1)
  })

  it('logs the reason and nothing personal', async () => {
    store.file.pragma('query_only = on')
    await write(reading('a secret'))
    store.file.pragma('query_only = off')
    expect(server.lines).toContainEqual(
      expect.objectContaining({ reason: 'the database is read-only' }),
    )
    expect(JSON.stringify(server.lines)).not.toContain('a secret')
    expect(server.errors).toEqual([])
  })
})
