import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { pathItem, readingItem } from '../support/importItems.ts'
import { runServer } from '../support/runServer.ts'
import { startPostgres } from '../support/startPostgres.ts'

const batches = 4
const perBatch = 250
const paths = Array.from({ length: 40 }, (_, index) =>
  pathItem(`Path ${index}`, ['one', 'two', 'three']),
)
const all = batches * perBatch + paths.length
const password = 'Wander-Lantern-42'
const plenty = '1000000'

const tokenSchema = z.object({ access: z.string() })
const importSchema = z.object({ id: z.int(), state: z.string() })
const batchSchema = z.object({ added: z.int() })
const listSchema = z.array(z.unknown())

const itemsOf = (batch: number) =>
  Array.from({ length: perBatch }, (_, index) => readingItem(`${batch} ${index}`))

/** One person at whatever server answers at the moment. */
const createPerson = (username: string) => {
  let origin = ''
  let headers: Record<string, string> = { 'Content-Type': 'application/json' }

  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const payload = body ? { body: JSON.stringify(body) } : {}
    const answer = await fetch(`${origin}/api${path}`, { method, headers, ...payload })
    if (answer.status >= 500) throw new Error(`${path} was answered ${answer.status}`)
    const text = await answer.text()
    return text === '' ? undefined : JSON.parse(text)
  }
  const post = (path: string, body: object = {}) => call('POST', path, body)

  return {
    call,
    post,
    moveTo: async (next: string, isNew = false) => {
      origin = next
      if (isNew) await post('/auth/users/', { username, password })
      const { access } = tokenSchema.parse(await post('/token/', { username, password }))
      headers = { ...headers, Authorization: `Bearer ${access}` }
    },
    /** How many readings and paths there are. */
    count: async () => {
      const lists = [await call('GET', '/mood/'), await call('GET', '/journey/')]
      return lists.reduce<number>((sum, list) => sum + listSchema.parse(list).length, 0)
    },
    imports: async () => z.array(importSchema).parse(await call('GET', '/imports/')),
    begin: async () => {
      const body = { source: 'daylio-csv', file_name: 'daylio.csv' }
      return importSchema.parse(await post('/imports/', body)).id
    },
    send: async (id: number) => {
      const first = await post(`/imports/${id}/paths/`, { paths })
      let { added } = batchSchema.parse(first)
      for (let batch = 0; batch < batches; batch += 1) {
        const answer = await post(`/imports/${id}/items/`, { items: itemsOf(batch) })
        added += batchSchema.parse(answer).added
      }
      return added
    },
  }
}

const killedImport = async (dataDir: string, databaseUrl = '') => {
  const variables = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SIGN_IN_LIMIT: plenty,
    REGISTRATION_LIMIT: plenty,
    REQUEST_LIMIT: plenty,
  }
  const person = createPerson(`importer-${randomUUID()}`)
  let server = await runServer(variables)
  await person.moveTo(server.origin, true)

  const killDuring = async (work: () => Promise<unknown>, afterMs: number) => {
    const working = work().catch((error: unknown) => error)
    await wait(afterMs)
    await server.kill()
    await working
    server = await runServer(variables)
    await person.moveTo(server.origin)
  }

  const id = await person.begin()
  // Killed among the batches, whichever is the one that is being written.
  for (const afterMs of [10, 30, 90, 200]) {
    await killDuring(() => person.send(id), afterMs)
    expect(await person.count()).toBe(0)
  }
  await person.send(id)
  await killDuring(() => person.post(`/imports/${id}/finish/`), 2)
  expect([0, all]).toContain(await person.count())
  await person.post(`/imports/${id}/finish/`)
  expect(await person.count()).toBe(all)

  const undo = () => person.post(`/imports/${id}/undo/`, { keep_edited: false })
  await killDuring(undo, 5)
  expect([0, all]).toContain(await person.count())
  await undo()
  expect(await person.count()).toBe(0)
  // Killed while the rows are erased: what is left stays hidden, and in nobody's way.
  await killDuring(async () => undefined, 0)
  expect(await person.count()).toBe(0)
  const again = await person.begin()
  expect(await person.send(again)).toBe(all)
  await person.post(`/imports/${again}/finish/`)
  expect(await person.count()).toBe(all)
  expect(await person.imports()).toEqual([
    { id: again, state: 'done' },
    { id, state: 'undone' },
  ])
  await server.stop()
}

describe('an import whose server is killed', () => {
  let dataDir = ''

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'truenorth-import-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  it('is there as a whole or not at all, and so is its undo, in SQLite', () =>
    killedImport(dataDir))

  it('is there as a whole or not at all, and so is its undo, in PostgreSQL', async () => {
    const { url, stop } = await startPostgres()
    await killedImport(dataDir, url)
    await stop()
  })
})
