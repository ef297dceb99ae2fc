import * as z from 'zod/mini'
import { fakeApi, signInAs, tokenFor } from '../testing'
import { get, patch, post } from './httpClient'
import { InvalidResponseError } from './parseBody'

test('every request carries the bearer and the time zone', async () => {
  signInAs()
  const api = fakeApi({ 'GET /mood/': () => [] })
  await get('/mood/')
  expect(api.calls[0]?.headers).toMatchObject({
    authorization: `Bearer ${tokenFor(1, 'access')}`,
    'x-timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test('a visitor’s requests and those to /token/ carry no bearer', async () => {
  const api = fakeApi({ 'GET /mood/': () => [], 'POST /token/': () => ({}) })
  await get('/mood/')
  signInAs()
  await post('/token/', {})
  expect(api.calls.map(({ headers }) => headers['authorization'])).toEqual([undefined, undefined])
})

test('writes carry the csrf cookie in a header, reads do not', async () => {
  document.cookie = 'csrftoken=abc123; Path=/'
  const api = fakeApi({ 'PATCH /mood/:id/': () => ({}), 'GET /mood/': () => [] })
  await patch('/mood/7/', { energy: 'low' })
  await get('/mood/')
  expect(api.calls.map(({ headers }) => headers['x-csrftoken'])).toEqual(['abc123', undefined])
})

test('writes carry no csrf header without the cookie', async () => {
  const api = fakeApi({ 'PATCH /mood/:id/': () => ({}) })
  await patch('/mood/7/', { energy: 'low' })
  expect(api.calls[0]?.headers).not.toHaveProperty('x-csrftoken')
})

test.each(['Etc/Unknown', 'Nowhere/Else', '', undefined])(
  'a browser in the zone %j is in UTC',
  async (timeZone) => {
    const known = Intl.DateTimeFormat().resolvedOptions()
    const shown = { ...known, timeZone: timeZone as string }
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(shown)
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330)
    const api = fakeApi({ 'GET /mood/': () => [] })
    await get('/mood/')
    expect(api.calls[0]?.headers).toMatchObject({
      'x-timezone': 'UTC',
      'x-timezone-offset': '0',
    })
  },
)

test('every request carries what the browser’s clock is ahead of UTC', async () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(420)
  const api = fakeApi({ 'GET /mood/': () => [] })
  await get('/mood/')
  expect(api.calls[0]?.headers['x-timezone-offset']).toBe('-420')
})

const moodSchema = z.object({ id: z.number(), mood_value: z.number() })

test('get, post and patch answer with what a schema makes of the body', async () => {
  const mood = { id: 7, mood_value: 4, extra: true }
  const api = fakeApi({
    'GET /mood/': () => [200, [mood]],
    'POST /mood/': () => [201, mood],
    'PATCH /mood/:id/': () => mood,
  })
  const config = { params: { limit: 50 } }
  expect(await get('/mood/', z.array(moodSchema), config)).toEqual([{ id: 7, mood_value: 4 }])
  expect(await post('/mood/', { mood_value: 4 }, moodSchema)).toEqual({ id: 7, mood_value: 4 })
  expect(await patch('/mood/7/', { mood_value: 4 }, moodSchema)).toEqual({ id: 7, mood_value: 4 })
  expect(api.calls[0]?.query.get('limit')).toBe('50')
})

test('a body that does not fit the schema rejects with its path and fields, without their values', async () => {
  const wrong = { id: 'private', mood_value: 4 }
  fakeApi({ 'GET /mood/': () => [200, [wrong, wrong, wrong, wrong]], 'POST /mood/': () => [204] })
  const failure: unknown = await get('/mood/', z.array(moodSchema)).catch((e: unknown) => e)
  expect(failure).toBeInstanceOf(InvalidResponseError)
  expect(failure).toMatchObject({
    message:
      'The response of /mood/ is invalid: 0.id (invalid_type), 1.id (invalid_type), 2.id (invalid_type)',
  })
  await expect(post('/mood/', {}, moodSchema)).rejects.toThrow(
    'The response of /mood/ is invalid: body (invalid_type)',
  )
})
