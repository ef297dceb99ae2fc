import { waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { connection } from '../browser/connection'
import { InvalidResponseError } from '../http/parseBody'
import {
  errorOf,
  fakeApi,
  networkError,
  noNetwork,
  setSession,
  signInAs,
  timeoutError,
} from '../testing'
import { isQueued, postIdempotent } from './postIdempotent'
import { writeStore } from './queue'
import { sendNow } from './sender'

const mood = { kind: 'mood', label: 'A reading', draft: 'mood.create' }
const reading = { mood_value: 4, note: 'x' }
const save = (body: object = reading, options = mood) => postIdempotent('/mood/', body, options)

beforeEach(() => {
  signInAs()
})

test('a create carries a key and leaves nothing in the queue', async () => {
  const api = fakeApi({ 'POST /mood/': (body) => [201, { ...body, id: 7 }] })
  expect(await save()).toEqual({ ...reading, id: 7 })
  expect(api.calls[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
  expect(api.calls[0]?.headers).not.toHaveProperty('x-recorded-at')
  expect(await writeStore.listOf('1')).toEqual([])
  expect(connection.waiting).toBe(0)
})

test('a double click makes one request', async () => {
  const api = fakeApi({ 'POST /mood/': () => [201, { id: 7 }] })
  expect(await Promise.all([save(), save()])).toEqual([{ id: 7 }, { id: 7 }])
  expect(api.calls).toHaveLength(1)
})

test('two saves after each other have different keys', async () => {
  const api = fakeApi({ 'POST /mood/': () => [201, { id: 7 }] })
  await save()
  await save()
  const [first, second] = api.calls.map(({ headers }) => headers['idempotency-key'])
  expect(first).not.toBe(second)
})

test('a save with other content is kept when the one before it arrives meanwhile', async () => {
  const other = { ...reading, note: 'y' }
  const api = fakeApi()
  let second: Promise<unknown> = Promise.resolve()
  let first: Promise<unknown> = Promise.resolve()
  api.respond({
    'POST /mood/': async ({ note }) => {
      if (note === 'y') {
        await first
        throw networkError()
      }
      second = errorOf(save(other))
      await waitFor(async () =>
        expect(await writeStore.listOf('1')).toMatchObject([{ body: other }]),
      )
      return [201, { id: 7 }]
    },
  })
  first = save()
  await first
  expect(isQueued(await second)).toBe(true)
  expect(await writeStore.listOf('1')).toMatchObject([{ state: 'waiting', body: other }])
})

test('a save without a response is queued', async () => {
  fakeApi({ 'POST /mood/': noNetwork })
  expect(isQueued(await errorOf(save()))).toBe(true)
  expect(await writeStore.listOf('1')).toMatchObject([{ state: 'waiting', body: reading }])
  expect(connection.waiting).toBe(1)
})

test.each([429, 500, 503])('a save with response %d is queued', async (status) => {
  fakeApi({ 'POST /mood/': () => [status, {}] })
  expect(isQueued(await errorOf(save()))).toBe(true)
})

test('a refused save is not queued', async () => {
  fakeApi({ 'POST /mood/': () => [400, { note: ['Too long.'] }] })
  expect(isQueued(await errorOf(save()))).toBe(false)
  expect(await writeStore.listOf('1')).toEqual([])
})

test('saving the same content after a time-out keeps its key and moment', async () => {
  const api = fakeApi({
    'POST /mood/': () => {
      throw timeoutError()
    },
  })
  await errorOf(save())
  const [kept] = await writeStore.listOf('1')
  api.respond({ 'POST /mood/': () => [201, { id: 7 }] })
  expect(await save()).toEqual({ id: 7 })
  const [first, second] = api.calls.map(({ headers }) => headers)
  expect(second?.['idempotency-key']).toBe(first?.['idempotency-key'])
  expect(second?.['x-recorded-at']).toBe(kept?.recordedAt)
  expect(second?.['x-timezone']).toBe(kept?.zone)
  expect(await writeStore.listOf('1')).toEqual([])
})

test('saving other content after a time-out patches the item that had arrived', async () => {
  const api = fakeApi({
    'POST /mood/': () => {
      throw timeoutError()
    },
  })
  await errorOf(save())
  api.respond({
    'POST /mood/': () => [422, { detail: 'This Idempotency-Key was used.', id: 7 }],
    'PATCH /mood/7/': (body) => ({ ...body, id: 7 }),
  })
  expect(await save({ mood_value: 2 })).toEqual({ mood_value: 2, id: 7 })
  expect(await writeStore.listOf('1')).toEqual([])
})

test('creates an item again that had arrived and was deleted since', async () => {
  const api = fakeApi({ 'POST /mood/': noNetwork })
  await errorOf(save())
  api.respond({
    'POST /mood/': (body, { headers }) =>
      headers['idempotency-key']?.endsWith('.anew') ? [201, { ...body, id: 8 }] : [422, { id: 7 }],
    'PATCH /mood/7/': () => [404, {}],
  })
  expect(await save({ mood_value: 2 })).toEqual({ mood_value: 2, id: 8 })
})

test('saves without its moment when the device’s clock runs ahead', async () => {
  const api = fakeApi({ 'POST /mood/': noNetwork })
  await errorOf(save())
  api.respond({
    'POST /mood/': (_, { headers }) =>
      headers['x-recorded-at']
        ? [400, { detail: 'X-Recorded-At is in the future.' }]
        : [201, { id: 7 }],
  })
  expect(await save()).toEqual({ id: 7 })
})

test('without a draft, other content is another write and the same content is not', async () => {
  fakeApi({ 'POST /feedback/': noNetwork })
  const feedback = { kind: 'feedback', label: 'Your feedback' }
  const send = (message: string) => errorOf(postIdempotent('/feedback/', { message }, feedback))
  await send('one')
  await send('two')
  await send('one')
  expect(await writeStore.listOf('1')).toHaveLength(2)
})

test('saving a form with a draft again replaces its queued write', async () => {
  fakeApi({ 'POST /mood/': noNetwork })
  await errorOf(save())
  await errorOf(save({ mood_value: 2 }))
  expect(await writeStore.listOf('1')).toMatchObject([{ body: { mood_value: 2 } }])
})

test('a queued write belongs to its user only', async () => {
  fakeApi({ 'POST /mood/': noNetwork })
  await errorOf(save())
  signInAs({ id: 2 })
  expect(await writeStore.listOf('2')).toEqual([])
  expect(await writeStore.listOf('1')).toHaveLength(1)
})

test('without a known user a create carries a key and is not queued', async () => {
  setSession({ userId: undefined })
  const api = fakeApi({ 'POST /mood/': () => [201, { id: 7 }] })
  expect(await save()).toEqual({ id: 7 })
  expect(api.calls[0]?.headers).toHaveProperty('idempotency-key')
})

test('creates anew what was sent before and deleted since, when it is saved again', async () => {
  const api = fakeApi({
    'POST /mood/': (_body, { headers }) =>
      String(headers['idempotency-key']).endsWith('.anew')
        ? [201, { id: 8 }]
        : [410, { detail: 'Deleted since.', id: 7 }],
  })
  expect(await save()).toEqual({ id: 8 })
  expect(api.calls).toHaveLength(2)
  expect(await writeStore.listOf('1')).toEqual([])
})

test('answers with what a schema makes of the created item', async () => {
  const api = fakeApi({ 'POST /mood/': (body) => [201, { ...body, id: 7 }] })
  const create = () =>
    postIdempotent('/mood/', reading, { ...mood, schema: z.object({ id: z.number() }) })
  expect(await create()).toEqual({ id: 7 })
  api.respond({ 'POST /mood/': () => [201, { id: 'seven' }] })
  const failure = await errorOf(create())
  expect(failure).toBeInstanceOf(InvalidResponseError)
  expect(isQueued(failure)).toBe(true)
  expect(await writeStore.listOf('1')).toMatchObject([{ state: 'waiting', body: reading }])
})

test('a save is a new one after its form was refused, and carries no moment of before', async () => {
  const api = fakeApi({ 'POST /mood/': noNetwork })
  await errorOf(save())
  api.respond({ 'POST /mood/': () => [400, { detail: 'X-Recorded-At is more than 30 days ago.' }] })
  await sendNow()
  expect(await writeStore.listOf('1')).toMatchObject([{ state: 'failed' }])
  api.respond({
    'POST /mood/': (_, { headers }) =>
      headers['x-recorded-at'] ? [400, { detail: 'Too old.' }] : [201, { id: 7 }],
  })
  expect(await save()).toEqual({ id: 7 })
  expect(await writeStore.listOf('1')).toEqual([])
})

test('other content after a save that waits is of the moment in which it is saved', async () => {
  const api = fakeApi({ 'POST /mood/': noNetwork })
  await errorOf(save())
  await errorOf(save({ mood_value: 2 }))
  expect(api.calls.map(({ headers }) => headers['x-recorded-at'])).toEqual([undefined, undefined])
})

test('a device whose clock is behind records by the clock of the server', async () => {
  const dayMs = 24 * 60 * 60_000
  const api = fakeApi({ 'POST /mood/': noNetwork })
  await errorOf(save())
  const [kept] = await writeStore.listOf('1')
  const date = new Date(Date.now() + 400 * dayMs).toUTCString()
  api.respond({
    'POST /mood/': (_, { headers }) =>
      Date.parse(headers['x-recorded-at'] ?? '') < Date.now() + 370 * dayMs
        ? [400, { detail: 'X-Recorded-At is more than 30 days ago.' }, { Date: date }]
        : [201, { id: 7 }],
  })
  await sendNow()
  expect(await writeStore.listOf('1')).toEqual([])
  const recorded = Date.parse(api.calls.at(-1)?.headers['x-recorded-at'] ?? '')
  const expected = Date.parse(kept?.recordedAt ?? '') + 400 * dayMs
  expect(Math.abs(recorded - expected)).toBeLessThan(60_000)
})

test('saves where the browser has no crypto.randomUUID', async () => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined })
  const api = fakeApi({ 'POST /mood/': () => [201, { id: 7 }] })
  expect(await save()).toEqual({ id: 7 })
  Reflect.deleteProperty(crypto, 'randomUUID')
  expect(api.calls[0]?.headers['idempotency-key']).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  )
})

test('an older save that fails later does not replace the newer one of the same form', async () => {
  let failOlder = () => {}
  const older = new Promise((_, reject) => {
    failOlder = () => reject(networkError())
  })
  fakeApi({ 'POST /mood/': ({ note }) => (note === 'x' ? older : noNetwork()) })
  const first = errorOf(save())
  await waitFor(async () => expect(await writeStore.listOf('1')).toHaveLength(1))
  await errorOf(save({ mood_value: 2 }))
  failOlder()
  await first
  expect(await writeStore.listOf('1')).toMatchObject([
    { state: 'waiting', body: { mood_value: 2 } },
  ])
})
