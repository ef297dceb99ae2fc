import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { memoryList, type LongList } from '../db/longList.ts'
import { answerList, listQuerySchema } from './answerList.ts'
import type { AppEnv } from './context.ts'
import { handleErrors } from './failure.ts'
import { createTurns } from './queue.ts'

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    version: 1,
    day: `2031-03-${String(31 - (index % 30)).padStart(2, '0')}`,
    note: 'Ümläut 🙂',
  }))

const listOf = (count: number, bytes = 0): LongList => {
  const list = memoryList(itemsOf(count), ({ day }) => day)
  return { ...list, state: async () => ({ ...(await list.state()), bytes }) }
}

const turns = createTurns({ mostWaiting: 0, longestWaitMs: 1000, longestTurnMs: 1000 })
const app = (list: LongList) =>
  new Hono<AppEnv>()
    .get('/list/', (c) =>
      answerList(c, { list, userId: 1, turns, query: listQuerySchema.parse(c.req.query()) }),
    )
    .onError(handleErrors({ log: undefined, busyReason: undefined }))
const ask = (list: LongList, headers: Record<string, string> = {}, query = '') =>
  app(list).request(`/list/${query}`, { headers })
const long = listOf(2000)
const huge = listOf(2000, 25_000_000)

test.each([
  ['a long list', long],
  ['a list that is read in parts', huge],
])('compresses %s for a client that accepts gzip', async (_what, list) => {
  const answer = await ask(list, { 'Accept-Encoding': 'br, gzip' })
  expect(answer.headers.get('Content-Encoding')).toBe('gzip')
  expect(answer.headers.get('Content-Type')).toBe('application/json')
  const packed = Buffer.from(await answer.arrayBuffer())
  expect(JSON.parse(gunzipSync(packed).toString())).toEqual(itemsOf(2000))
})

test.each<Record<string, string>>([
  {},
  { 'Accept-Encoding': 'br' },
  { 'Accept-Encoding': 'gzip;q=0, br' },
])('does not compress a long list for other clients: %j', async (headers) => {
  for (const list of [long, huge]) {
    const answer = await ask(list, headers)
    expect(answer.headers.has('Content-Encoding')).toBe(false)
    expect(await answer.json()).toEqual(itemsOf(2000))
  }
})

test('answers 304 for a list that the client knows', async () => {
  const etag = (await ask(long)).headers.get('ETag') ?? ''
  expect(etag).toMatch(/^W\/"[\d-]+"$/)
  const again = await ask(long, { 'If-None-Match': `"other", ${etag}` })
  expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: '' })
  expect((await ask(listOf(2001), { 'If-None-Match': etag })).status).toBe(200)
})

test('sends a short list without compression', async () => {
  const answer = await ask(listOf(0), { 'Accept-Encoding': 'gzip' })
  expect(answer.headers.has('Content-Encoding')).toBe(false)
  expect(await answer.text()).toBe('[]')
})

test('reads one huge list of a person at a time, and none for a HEAD', async () => {
  const first = await ask(huge)
  expect((await ask(long)).status).toBe(200)
  expect((await ask(huge)).status).toBe(429)
  await first.body?.cancel()
  expect((await app(huge).request('/list/', { method: 'HEAD' })).status).toBe(200)
  expect(await (await ask(huge)).json()).toHaveLength(2000)
})

test('breaks off when a part cannot be read, and the next list is read', async () => {
  const broken: LongList = {
    ...huge,
    part: async (after, mostItems, partBytes) => {
      if (after) throw new Error('The database is away')
      return huge.part(after, mostItems, partBytes)
    },
  }
  await expect((await ask(broken)).text()).rejects.toThrow('The database is away')
  expect(await (await ask(huge)).json()).toHaveLength(2000)
})

describe('a page', () => {
  const nextIn = (answer: Response) =>
    /^<\/list\/(\?[^>]+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1]

  test('ends at the limit and leads to the next one, until the last', async () => {
    const found: unknown[] = []
    const sizes: number[] = []
    for (let query: string | undefined = '?limit=3'; query;) {
      const answer: Response = await ask(listOf(8), {}, query)
      const items: unknown[] = JSON.parse(await answer.text())
      found.push(...items)
      sizes.push(items.length)
      query = nextIn(answer)
    }
    expect(sizes).toEqual([3, 3, 2])
    expect(found).toEqual(itemsOf(8))
  })

  test('has at most 500 items', async () => {
    const answer = await ask(long, {}, '?limit=1000')
    expect(await answer.json()).toHaveLength(500)
    expect(nextIn(answer)).toContain('limit=500')
  })
})
