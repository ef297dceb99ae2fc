import { connection } from '../connection/connection'
import { session } from '../session/session'
import { fakeApi, noAnswer, signInAs, timedOut } from '../testing'
import { isKept, sendOnce } from './sendOnce'
import { writes } from './shelf'

const mood = { kind: 'mood', label: 'A reading', draft: 'mood.create' }
const reading = { mood_value: 4, note: 'x' }
const save = (body: object = reading, options = mood) => sendOnce('/mood/', body, options)
const failed = (saving: Promise<unknown>) =>
  saving.then(
    () => undefined,
    (error: unknown) => error,
  )
const dead = () => {
  throw noAnswer()
}

beforeEach(() => {
  signInAs()
})

test('a create carries a key, and leaves nothing behind when it is answered', async () => {
  const api = fakeApi({ 'POST /mood/': (body) => [201, { ...body, id: 7 }] })
  expect(await save()).toEqual({ ...reading, id: 7 })
  expect(api.calls[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
  expect(api.calls[0]?.headers).not.toHaveProperty('x-recorded-at')
  expect(await writes.listOf('1')).toEqual([])
  expect(connection.waiting).toBe(0)
})

test('a double click is one call', async () => {
  const api = fakeApi({ 'POST /mood/': () => [201, { id: 7 }] })
  expect(await Promise.all([save(), save()])).toEqual([{ id: 7 }, { id: 7 }])
  expect(api.calls).toHaveLength(1)
})

test('two saves after each other are two readings', async () => {
  const api = fakeApi({ 'POST /mood/': () => [201, { id: 7 }] })
  await save()
  await save()
  const [first, second] = api.calls.map(({ headers }) => headers['idempotency-key'])
  expect(first).not.toBe(second)
})

test('a save that nobody answers is kept, and the caller knows', async () => {
  fakeApi({ 'POST /mood/': dead })
  expect(isKept(await failed(save()))).toBe(true)
  expect(await writes.listOf('1')).toMatchObject([{ state: 'waiting', body: reading }])
  expect(connection.waiting).toBe(1)
})

test.each([429, 500, 503])('a save answered with %d is kept too', async (status) => {
  fakeApi({ 'POST /mood/': () => [status, {}] })
  expect(isKept(await failed(save()))).toBe(true)
})

test('a refusal is for the form to show, and nothing is kept', async () => {
  fakeApi({ 'POST /mood/': () => [400, { note: ['Too long.'] }] })
  expect(isKept(await failed(save()))).toBe(false)
  expect(await writes.listOf('1')).toEqual([])
})

test('saving the same again after a time-out has the same key, and the moment of the first', async () => {
  const api = fakeApi({
    'POST /mood/': () => {
      throw timedOut()
    },
  })
  await failed(save())
  const [kept] = await writes.listOf('1')
  api.answer({ 'POST /mood/': () => [201, { id: 7 }] })
  expect(await save()).toEqual({ id: 7 })
  const [first, second] = api.calls.map(({ headers }) => headers)
  expect(second?.['idempotency-key']).toBe(first?.['idempotency-key'])
  expect(second?.['x-recorded-at']).toBe(kept?.recordedAt)
  expect(second?.['x-timezone']).toBe(kept?.zone)
  expect(await writes.listOf('1')).toEqual([])
})

test('saving other content after a time-out corrects what had arrived after all', async () => {
  const api = fakeApi({
    'POST /mood/': () => {
      throw timedOut()
    },
  })
  await failed(save())
  api.answer({
    'POST /mood/': () => [422, { detail: 'This Idempotency-Key was used.', id: 7 }],
    'PATCH /mood/7/': (body) => ({ ...body, id: 7 }),
  })
  expect(await save({ mood_value: 2 })).toEqual({ mood_value: 2, id: 7 })
  expect(await writes.listOf('1')).toEqual([])
})

test('what arrived and was deleted since is made anew', async () => {
  const api = fakeApi({ 'POST /mood/': dead })
  await failed(save())
  api.answer({
    'POST /mood/': (body, { headers }) =>
      headers['idempotency-key']?.endsWith('.anew') ? [201, { ...body, id: 8 }] : [422, { id: 7 }],
    'PATCH /mood/7/': () => [404, {}],
  })
  expect(await save({ mood_value: 2 })).toEqual({ mood_value: 2, id: 8 })
})

test('a clock that runs ahead costs the moment, not the reading', async () => {
  const api = fakeApi({ 'POST /mood/': dead })
  await failed(save())
  api.answer({
    'POST /mood/': (_, { headers }) =>
      headers['x-recorded-at']
        ? [400, { detail: 'X-Recorded-At is in the future.' }]
        : [201, { id: 7 }],
  })
  expect(await save()).toEqual({ id: 7 })
})

test('two forms without a draft that differ are two writes, the same content is one', async () => {
  fakeApi({ 'POST /feedback/': dead })
  const feedback = { kind: 'feedback', label: 'Your feedback' }
  const send = (message: string) => failed(sendOnce('/feedback/', { message }, feedback))
  await send('one')
  await send('two')
  await send('one')
  expect(await writes.listOf('1')).toHaveLength(2)
})

test('saving a form with a draft again replaces what still waits of it', async () => {
  fakeApi({ 'POST /mood/': dead })
  await failed(save())
  await failed(save({ mood_value: 2 }))
  expect(await writes.listOf('1')).toMatchObject([{ body: { mood_value: 2 } }])
})

test('what waits is kept under its user alone', async () => {
  fakeApi({ 'POST /mood/': dead })
  await failed(save())
  signInAs({ id: 2 })
  expect(await writes.listOf('2')).toEqual([])
  expect(await writes.listOf('1')).toHaveLength(1)
})

test('without a known user a create is still sent once, and not kept', async () => {
  session.userId = undefined
  const api = fakeApi({ 'POST /mood/': () => [201, { id: 7 }] })
  expect(await save()).toEqual({ id: 7 })
  expect(api.calls[0]?.headers).toHaveProperty('idempotency-key')
})
