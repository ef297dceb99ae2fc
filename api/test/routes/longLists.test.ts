import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'
import type { Database } from '#src/db/openDatabase.ts'
import { kyselyUsers } from '#src/auth/user.kysely.ts'
import { exportSchema } from '#src/account/accountExport.ts'
import { readArchive } from '../support/readArchive.ts'

const instant = '2031-03-05T10:00:00.000000Z'
const megabyte = 1_000_000

// As a server without limits has stored them.
const addEntries = async ({ db }: Database, userId: number, count: number, bytes: number) => {
  for (let index = 0; index < count; index += 1) {
    await db
      .insertInto('journal_entries')
      .values({
        user_id: userId,
        entry_date: `2031-03-${String(1 + (index % 28)).padStart(2, '0')}`,
        mood: 4,
        emotion: 'calm',
        title: `Entry ${index}`,
        content: `"${index}" ${'x'.repeat(bytes)}`,
        tags: '["a"]',
        created_at: instant,
        updated_at: instant,
      })
      .execute()
  }
}

describe.each(databases)('long lists on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  let server: ReturnType<typeof testServer>
  let token = ''

  const join = async (name: string, count: number, bytes: number) => {
    token = await server.join(name)
    const account = await kyselyUsers(opened.database.db).byName(name)
    await addEntries(opened.database, account?.id ?? 0, count, bytes)
  }
  const request = async (path: string) =>
    server.app.request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })

  beforeAll(async () => {
    opened = await open()
    server = testServer(opened.database, { processes: 1 })
  })
  afterAll(() => opened.close())
  afterEach(() => expect(server.errors).toEqual([]))

  type Titled = { id: number; title: string; content: string; entry_date: string }
  const itemsIn = async (answer: Response | Promise<Response>): Promise<Titled[]> =>
    JSON.parse(await (await answer).text())
  const inOrder = (entries: Titled[]) =>
    entries.toSorted((a, b) => b.entry_date.localeCompare(a.entry_date) || b.id - a.id)

  it('are whole and in order, however large their items', async () => {
    await join('whale', 6, megabyte)
    const entries = await itemsIn(request('/journal/'))
    expect(entries).toHaveLength(6)
    expect(entries).toEqual(inOrder(entries))
    expect(entries.map(({ content }) => content.length)).toEqual(entries.map(() => megabyte + 4))
  })

  it('answer all who wait in turn, and others meanwhile', async () => {
    const first = await request('/journal/')
    const more = Array.from({ length: 5 }, () => request('/journal/'))
    const other = await server.join('shrew')
    expect((await server.call('/mood/', { token: other })).status).toBe(200)
    expect(await itemsIn(first)).toHaveLength(6)
    for (const answer of await Promise.all(more)) {
      // Where this takes long, the last are told to come again.
      if (answer.status === 429) continue
      expect(await itemsIn(answer)).toHaveLength(6)
    }
  })

  it('have pages of at most 1 MB, and of one item that is larger', async () => {
    const sizes: number[] = []
    let path = '/journal/?limit=4'
    while (path) {
      const answer = await request(path)
      sizes.push((await itemsIn(answer)).length)
      path = /<\/api([^>]+)>/.exec(answer.headers.get('Link') ?? '')?.[1] ?? ''
    }
    expect(sizes).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('are in the archive of the account', async () => {
    const answer = await request('/account/export/')
    const files = readArchive(Buffer.from(await answer.arrayBuffer()))
    const { journal } = exportSchema.parse(JSON.parse(String(files.get('truenorth.json'))))
    expect(journal).toMatchObject(await itemsIn(request('/journal/')))
  })

  it('lead from page to page through items of one day', async () => {
    await join('ant', 60, 1)
    const whole = await itemsIn(request('/journal/'))
    const found: Titled[] = []
    let path = '/journal/?limit=7'
    while (path) {
      const answer = await request(path)
      found.push(...(await itemsIn(answer)))
      path = /<\/api([^>]+)>/.exec(answer.headers.get('Link') ?? '')?.[1] ?? ''
    }
    expect(found).toEqual(whole)
    expect(found).toHaveLength(60)
  })

  it('have an ETag that changes with every write', async () => {
    const etag = async () => (await request('/mood/')).headers.get('ETag')
    const tags = [await etag()]
    const { body } = await server.call('/mood/', { method: 'POST', token, body: { mood_value: 3 } })
    tags.push(await etag())
    const path = `/mood/${body.id}/`
    await server.call(path, { method: 'PATCH', token, body: { mood_value: 4 } })
    tags.push(await etag())
    await server.call('/mood/', { method: 'POST', token, body: { mood_value: 3 } })
    tags.push(await etag())
    await server.call(path, { method: 'DELETE', token })
    tags.push(await etag())
    expect(new Set(tags).size).toBe(5)
  })

  it.each(['x', '2031-03-05', '2031-03-05_x', "2031-03-05'_1"])(
    'refuse the cursor %s',
    async (cursor) => {
      const answer = await request(`/journal/?cursor=${encodeURIComponent(cursor)}`)
      expect(answer.status).toBe(400)
    },
  )
})
