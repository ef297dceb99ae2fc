import { fakeApi, signInAs, tokenFor } from '../testing'
import type { EarlyQuestions } from './earlyAnswer'
import { isUnanswered, statusOf } from './failure'
import { get, patch } from './http'
import { getWithVersion } from './versions'

const asked = (answers: EarlyQuestions['answers'], token = tokenFor(1, 'access')) =>
  Object.assign(globalThis, { truenorthEarly: { token, answers } })
const early = (answer: Response) => Promise.resolve(answer)

beforeEach(() => {
  signInAs()
  jest.spyOn(performance, 'now').mockReturnValue(2_000)
})
afterEach(() => Reflect.deleteProperty(globalThis, 'truenorthEarly'))

test('what the document has asked is the answer, once', async () => {
  const api = fakeApi({ 'GET /mood/': () => ['from the network'] })
  asked({ '/api/mood/?limit=50': early(Response.json(['early'])) })
  expect(await get('/mood/', { params: { limit: 50 } })).toEqual(['early'])
  expect(await get('/mood/', { params: { limit: 50 } })).toEqual(['from the network'])
  expect(api.calls).toHaveLength(1)
})

test('other questions and other parameters are asked of the network', async () => {
  fakeApi({ 'GET /mood/': () => ['from the network'] })
  asked({ '/api/mood/?limit=50': early(Response.json(['early'])) })
  expect(await get('/mood/')).toEqual(['from the network'])
})

test('an early answer has its version', async () => {
  fakeApi({})
  asked({ '/api/mood/7/': early(Response.json({ id: 7 }, { headers: { ETag: '"3"' } })) })
  expect(await getWithVersion('/mood/7/')).toEqual({ data: { id: 7 }, etag: '"3"' })
})

test('that nothing is there is an answer too', async () => {
  const api = fakeApi({ 'GET /mood/today/': () => ({}) })
  asked({ '/api/mood/today/': early(Response.json({ detail: 'None.' }, { status: 404 })) })
  await expect(get('/mood/today/').catch(statusOf)).resolves.toBe(404)
  expect(api.calls).toEqual([])
})

test.each([
  ['a refusal', () => early(new Response(null, { status: 401 }))],
  ['a failure', () => early(new Response(null, { status: 503 }))],
  ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is none: the network is asked', async (_what, answer) => {
  fakeApi({ 'GET /mood/': () => ['from the network'] })
  asked({ '/api/mood/': answer() })
  expect(await get('/mood/')).toEqual(['from the network'])
})

test('a time-out is one: nobody waits twice as long', async () => {
  const api = fakeApi({ 'GET /mood/': () => [] })
  const late = Promise.reject(new DOMException('timed out', 'TimeoutError'))
  late.catch(() => {})
  asked({ '/api/mood/': late })
  await expect(get('/mood/').catch(isUnanswered)).resolves.toBe(true)
  expect(api.calls).toEqual([])
})

test('nothing that was asked with another token, before a write or long ago is an answer', async () => {
  fakeApi({ 'GET /mood/': () => ['from the network'], 'PATCH /mood/:id/': () => ({}) })
  const answers = () => ({ '/api/mood/': early(Response.json(['early'])) })
  asked(answers(), 'of somebody else')
  expect(await get('/mood/')).toEqual(['from the network'])
  asked(answers())
  await patch('/mood/7/', { note: 'x' })
  expect(await get('/mood/')).toEqual(['from the network'])
  asked(answers())
  jest.spyOn(performance, 'now').mockReturnValue(120_000)
  expect(await get('/mood/')).toEqual(['from the network'])
})
