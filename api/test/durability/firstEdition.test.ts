// Data folders and databases of the first edition open with the present server, and lose nothing.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import { parseEnvironment } from '#src/environment.ts'
import { createLog } from '#src/log.ts'
import { type Api, startApi } from '#src/startApi.ts'
import { startPostgres } from '../support/startPostgres.ts'

const firstEdition = join(process.cwd(), 'test/data/first-edition')
const password = 'first edition 1!'
/** An hour after the data was made: its sessions are still valid. */
const present = new Date('2026-11-28T17:00:00Z')

type Answers = {
  readings: object[]
  journeys: { id: number }[]
  milestones: object[]
  journal: { images: string[] }[]
  refresh: string
}

const openPostgresOfFirstEdition = async () => {
  const postgres = await startPostgres()
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(await readFile(join(firstEdition, 'postgres.sql'), 'utf8'))
  await client.end()
  return { variables: { DATABASE_URL: postgres.url }, stop: postgres.stop }
}

const openSqliteOfFirstEdition = async () => ({ variables: {}, stop: async () => undefined })

describe.each([
  { name: 'SQLite', file: 'sqlite.answers.json', open: openSqliteOfFirstEdition },
  { name: 'PostgreSQL', file: 'postgres.answers.json', open: openPostgresOfFirstEdition },
])('data of the first edition on $name', ({ file, open }) => {
  let folder = ''
  let api: Api
  let stop: () => Promise<unknown>
  let answers: Answers

  const call = async (path: string, { token = '', body }: { token?: string; body?: object } = {}) =>
    api.fetch(
      new Request(`http://localhost/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(body && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
  const signIn = async (username: string) => {
    const response = await call('/token/', { body: { username, password } })
    return z.object({ access: z.string() }).parse(await response.json()).access
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'truenorth-first-edition-'))
    await cp(join(firstEdition, 'data'), folder, { recursive: true })
    const store = await open()
    ;({ stop } = store)
    const environment = parseEnvironment({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...store.variables,
    })
    answers = JSON.parse(await readFile(join(firstEdition, file), 'utf8'))
    api = await startApi(environment, createLog(environment), () => present)
  })
  afterAll(async () => {
    await api.close()
    await stop()
    await rm(folder, { recursive: true })
  })

  it('has every reading, journey, waypoint and entry with the values that were answered then', async () => {
    const token = await signIn('ada')
    const listed = async (path: string) => (await call(path, { token })).json()
    expect(await listed('/mood/')).toMatchObject(answers.readings)
    expect(await listed('/journey/')).toMatchObject(answers.journeys)
    expect(await listed(`/journey/${answers.journeys.at(-1)?.id}/milestone/`)).toMatchObject(
      answers.milestones,
    )
    expect(await listed('/journal/')).toMatchObject(answers.journal)
  })

  it('answers the pictures of its entries', async () => {
    const token = await signIn('ada')
    const [path = ''] = answers.journal.flatMap(({ images }) => images)
    const picture = await call(path.replace(/^\/api/, ''), { token })
    expect(picture.status).toBe(200)
    expect(picture.headers.get('Content-Type')).toBe('image/png')
  })

  it('knows its administrator', async () => {
    const inbox = await call('/feedback/list/', { token: await signIn('grace') })
    expect(inbox.status).toBe(200)
    expect(await inbox.json()).toHaveLength(2)
  })

  it('takes new readings and numbers them on', async () => {
    const token = await signIn('ada')
    const created = await call('/mood/', { token, body: { mood_value: 5, note: 'Later.' } })
    expect(created.status).toBe(201)
    expect(await created.json()).toMatchObject({ mood_value: 5, note: 'Later.' })
    const list = await (await call('/mood/', { token })).json()
    const ids = z
      .array(z.object({ id: z.number() }))
      .parse(list)
      .map(({ id }) => id)
    expect(new Set(ids).size).toBe(answers.readings.length + 1)
  })
})

test('a session of the first edition goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'truenorth-first-edition-'))
  await cp(join(firstEdition, 'data'), folder, { recursive: true })
  const { refresh } = JSON.parse(await readFile(join(firstEdition, 'sqlite.answers.json'), 'utf8'))
  const environment = parseEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const api = await startApi(environment, createLog(environment), () => present)
  const response = await api.fetch(
    new Request('http://localhost/api/token/refresh/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh }),
    }),
  )
  expect(response.status).toBe(200)
  await api.close()
  await rm(folder, { recursive: true })
})
