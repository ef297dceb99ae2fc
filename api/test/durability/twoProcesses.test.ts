import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../support/startPostgres.ts'
import { runServer } from '../support/runServer.ts'

const password = 'Wander-Lantern-42'
const settings = {
  SIGNING_KEY: 'one key that all processes were given',
  SIGN_IN_LIMIT: '4',
  REQUEST_LIMIT: '60',
}
type Server = Awaited<ReturnType<typeof runServer>>

describe('two processes on one PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let folders: string[] = []
  let one: Server
  let other: Server

  beforeAll(async () => {
    postgres = await startPostgres()
    const start = async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-processes-'))
      folders = [...folders, dataDir]
      return runServer({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, ...settings })
    }
    // Both migrate an empty database at the same time.
    ;[one, other] = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()])
    await postgres.stop()
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
  })

  const send = async (
    { origin }: Server,
    method: string,
    path: string,
    { token, body, key }: { token?: string; body?: object; key?: string } = {},
  ) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : undefined }
  }
  const signUp = async (username: string) => {
    await send(one, 'POST', '/auth/users/', { body: { username, password } })
    return (await send(other, 'POST', '/token/', { body: { username, password } })).body
  }

  it('share accounts and sessions, and end sessions for each other', async () => {
    const { access: token, refresh } = await signUp('casey')
    expect((await send(one, 'GET', '/auth/users/me/', { token })).status).toBe(200)
    const renewed = await send(one, 'POST', '/token/refresh/', { body: { refresh } })
    expect(renewed.status).toBe(200)
    const [session] = (await send(other, 'GET', '/auth/sessions/', { token })).body
    expect((await send(one, 'DELETE', `/auth/sessions/${session.id}/`, { token })).status).toBe(204)
    expect((await send(other, 'GET', '/auth/users/me/', { token })).status).toBe(401)
    const { refresh: next } = renewed.body
    const refused = await send(other, 'POST', '/token/refresh/', { body: { refresh: next } })
    expect(refused.status).toBe(401)
  })

  it('store a write once that both receive at the same moment', async () => {
    const { access: token } = await signUp('robin')
    const sent = { token, key: 'once', body: { mood_value: 4, note: 'Once.' } }
    const answers = await Promise.all(
      [one, other, one, other].map((server) => send(server, 'POST', '/mood/', sent)),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await send(other, 'GET', '/mood/', { token })).body).toHaveLength(1)
  })

  it('share the counter of wrong passwords', async () => {
    await signUp('river')
    const guess = (server: Server) =>
      send(server, 'POST', '/token/', { body: { username: 'river', password: 'wrong' } })
    const answers = []
    for (const server of [one, other, one, other, one, other]) answers.push(await guess(server))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 429, 429])
  })

  it('share the counter of calls per minute', async () => {
    const { access: token } = await signUp('hasty')
    const calls = Array.from({ length: 80 }, (_, index) =>
      send(index % 2 ? one : other, 'GET', '/mood/', { token }),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })
})
