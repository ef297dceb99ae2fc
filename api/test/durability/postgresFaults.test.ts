import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer } from '../support/runServer.ts'
import { cuttableProxy } from '../support/cuttableProxy.ts'
import { startPostgres } from '../support/startPostgres.ts'
import { openPostgres } from '#src/db/openPostgres.ts'

const account = { username: 'casey', password: 'Wander-Lantern-42' }
/** As many as the server's pool holds. */
const mostConnections = 10
const soonMs = 15

describe('a running server that loses PostgreSQL', () => {
  const ends: (() => unknown)[] = []
  let line: Awaited<ReturnType<typeof cuttableProxy>>
  let directly: ReturnType<typeof openPostgres>
  let server: Awaited<ReturnType<typeof runServer>>
  let token = ''

  const call = async (path: string, body?: object, headers = {}) => {
    const json = { 'Content-Type': 'application/json', ...headers }
    const signedIn = token && { Authorization: `Bearer ${token}` }
    const payload = body && { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`${server.origin}/api${path}`, {
      headers: { ...json, ...signedIn },
      ...payload,
    })
    return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) }
  }
  const write = (note: string) =>
    call('/mood/', { mood_value: 3, note }, { 'Idempotency-Key': note })
  const notes = async () => {
    const { body } = await call('/mood/')
    return body.map(({ note }: { note: string }) => note)
  }

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-faults-'))
    const postgres = await startPostgres()
    line = await cuttableProxy(postgres.url)
    directly = openPostgres(postgres.url, () => undefined)
    const plenty = { REQUEST_LIMIT: '100000', LOG_LEVEL: 'silent' }
    server = await runServer({ DATA_DIR: dataDir, DATABASE_URL: line.url, ...plenty })
    ends.push(server.stop, directly.close, line.close, postgres.stop)
    ends.push(() => rm(dataDir, { recursive: true }))
    await call('/auth/users/', account)
    token = (await call('/token/', account)).body.access
  })
  afterAll(async () => {
    for (const end of ends) await end()
  })

  it('answers 503 with Retry-After, and works again when PostgreSQL is back', async () => {
    expect((await write('before')).status).toBe(201)
    line.cut()
    const refused = [await write('meanwhile'), await call('/mood/')]
    for (const { status, headers, body } of refused) {
      expect(status).toBe(503)
      expect(headers.get('Retry-After')).toBe('1')
      expect(body).toEqual({ detail: 'The service is busy. Please try again in a moment.' })
    }
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
    line.mend()
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
    expect((await write('meanwhile')).status).toBe(201)
    expect(await notes()).toEqual(['meanwhile', 'before'])
  })

  it('loses and doubles no acknowledged write', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `many ${index}`)
    const writing = many.map(write)
    setTimeout(line.cut, soonMs)
    for (const { status } of await Promise.all(writing)) expect([201, 503]).toContain(status)
    line.mend()
    for (const note of many) expect((await write(note)).status).toBe(201)
    const stored: string[] = await notes()
    expect(stored.filter((note) => note.startsWith('many')).sort()).toEqual(many.sort())
  })

  it('answers at most one 503 for each connection that PostgreSQL has ended', async () => {
    const answers = [write('one'), write('two'), write('three')]
    await directly.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    for (const { status } of await Promise.all(answers)) expect([201, 503]).toContain(status)
    let refused = 0
    for (const note of ['one', 'two', 'three'])
      while ((await write(note)).status !== 201) refused += 1
    expect(refused).toBeLessThanOrEqual(mostConnections)
  })
})
