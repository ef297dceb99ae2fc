import { fakeApi, ownResponse, signInAs, tokenFor } from '../testing'
import { isNetworkError, statusOf } from './errors'
import { get, patch } from './httpClient'
import type { Prefetched } from './prefetched'
import { getWithVersion } from './versions'

const prefetch = (answers: Prefetched['answers'], token = tokenFor(1, 'access')) =>
  Object.assign(globalThis, { truenorthEarly: { token, answers } })
const early = (response: Response) => Promise.resolve(response)

beforeEach(() => {
  signInAs()
  jest.spyOn(performance, 'now').mockReturnValue(2_000)
})
afterEach(() => Reflect.deleteProperty(globalThis, 'truenorthEarly'))

test('responds with the prefetched response once', async () => {
  const api = fakeApi({ 'GET /mood/': () => ['from the network'] })
  prefetch({ '/api/mood/?limit=50': early(ownResponse(['early'])) })
  expect(await get('/mood/', { params: { limit: 50 } })).toEqual(['early'])
  expect(await get('/mood/', { params: { limit: 50 } })).toEqual(['from the network'])
  expect(api.calls).toHaveLength(1)
})

test('requests other paths and parameters over the network', async () => {
  fakeApi({ 'GET /mood/': () => ['from the network'] })
  prefetch({ '/api/mood/?limit=50': early(ownResponse(['early'])) })
  expect(await get('/mood/')).toEqual(['from the network'])
})

test('a prefetched response has its version', async () => {
  fakeApi({})
  prefetch({ '/api/mood/7/': early(ownResponse({ id: 7 }, { headers: { ETag: '"3"' } })) })
  expect(await getWithVersion('/mood/7/')).toEqual({ data: { id: 7 }, etag: '"3"' })
})

test('a prefetched 404 counts as the response', async () => {
  const api = fakeApi({ 'GET /mood/today/': () => ({}) })
  prefetch({ '/api/mood/today/': early(ownResponse({ detail: 'None.' }, { status: 404 })) })
  await expect(get('/mood/today/').catch(statusOf)).resolves.toBe(404)
  expect(api.calls).toEqual([])
})

test.each([
  ['a refusal', () => early(new Response(null, { status: 401 }))],
  ['a failure', () => early(new Response(null, { status: 503 }))],
  ['an answer that is not the server’s', () => early(Response.json(['of a portal']))],
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is requested again over the network', async (_what, respond) => {
  fakeApi({ 'GET /mood/': () => ['from the network'] })
  prefetch({ '/api/mood/': respond() })
  expect(await get('/mood/')).toEqual(['from the network'])
})

test('a prefetch that timed out is not requested again', async () => {
  const api = fakeApi({ 'GET /mood/': () => [] })
  const late = Promise.reject(new DOMException('timed out', 'TimeoutError'))
  late.catch(() => {})
  prefetch({ '/api/mood/': late })
  await expect(get('/mood/').catch(isNetworkError)).resolves.toBe(true)
  expect(api.calls).toEqual([])
})

test('ignores a prefetch of another token, from before a write or from long ago', async () => {
  fakeApi({ 'GET /mood/': () => ['from the network'], 'PATCH /mood/:id/': () => ({}) })
  const answers = () => ({ '/api/mood/': early(ownResponse(['early'])) })
  prefetch(answers(), 'of somebody else')
  expect(await get('/mood/')).toEqual(['from the network'])
  prefetch(answers())
  await patch('/mood/7/', { note: 'x' })
  expect(await get('/mood/')).toEqual(['from the network'])
  prefetch(answers())
  jest.spyOn(performance, 'now').mockReturnValue(120_000)
  expect(await get('/mood/')).toEqual(['from the network'])
})
