import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { answerList } from './answerList.ts'

const long = JSON.stringify(Array.from({ length: 2000 }, (_, id) => ({ id, note: 'Ümläut 🙂' })))
const ask = (list: string, headers: Record<string, string> = {}) =>
  new Hono().get('/', (c) => answerList(c, list)).request('/', { headers })

test('a long list is packed for who takes gzip', async () => {
  const answer = await ask(long, { 'Accept-Encoding': 'br, gzip' })
  expect(answer.headers.get('Content-Encoding')).toBe('gzip')
  expect(answer.headers.get('Content-Type')).toBe('application/json')
  const packed = Buffer.from(await answer.arrayBuffer())
  expect(packed.length).toBeLessThan(long.length / 5)
  expect(gunzipSync(packed).toString()).toBe(long)
})

test.each<Record<string, string>>([
  {},
  { 'Accept-Encoding': 'br' },
  { 'Accept-Encoding': 'gzip;q=0, br' },
])('a long list is plain for who does not: %j', async (headers) => {
  const answer = await ask(long, headers)
  expect(answer.headers.has('Content-Encoding')).toBe(false)
  expect(await answer.text()).toBe(long)
})

test('a long list that is known already is not sent again', async () => {
  const etag = (await ask(long)).headers.get('ETag') ?? ''
  expect(etag).toMatch(/^W\/"[0-9a-f]{40}"$/)
  const again = await ask(long, { 'If-None-Match': `"other", ${etag}` })
  expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: '' })
  expect((await ask(`${long} `, { 'If-None-Match': etag })).status).toBe(200)
})

test('a short list goes as it is', async () => {
  const answer = await ask('[]', { 'Accept-Encoding': 'gzip' })
  expect({ text: await answer.text(), etag: answer.headers.get('ETag') }).toEqual({
    text: '[]',
    etag: null,
  })
})
