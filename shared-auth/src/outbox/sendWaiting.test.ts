import { waitFor } from '@testing-library/react'
import { connection } from '../connection/connection'
import { endSession } from '../session/endSession'
import { type Answers, fakeApi, noAnswer, signInAs } from '../testing'
import { loadDraft, saveDraft } from './drafts'
import { discardUnsent, retryFailed } from './failedWrites'
import { sendNow } from './sender'
import { sendOnce } from './sendOnce'
import { writes } from './shelf'
import { startOutbox } from './startOutbox'
import { whenSent } from './whenSent'

const dead = () => {
  throw noAnswer()
}
const feedback = { kind: 'feedback', label: 'Your feedback' }
const write = async (message: string) => {
  await sendOnce('/feedback/', { message }, feedback).catch(() => undefined)
}
const offline = (answers: Answers = {}) => fakeApi({ 'POST /feedback/': dead, ...answers })
const settled = () => new Promise((resolve) => setTimeout(resolve, 60))

beforeEach(() => {
  signInAs()
})

test('what waits is sent in order when the network is back, each once and with its moment', async () => {
  const api = offline()
  startOutbox()
  for (const message of ['one', 'two', 'three']) await write(message)
  expect(connection.waiting).toBe(3)
  const kept = (await writes.listOf('1')).toSorted((a, b) => a.order - b.order)
  api.answer({ 'POST /feedback/': (body) => [201, body] })
  api.calls.length = 0
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(connection.waiting).toBe(0))
  expect(api.calls.map(({ body }) => body['message'])).toEqual(['one', 'two', 'three'])
  expect(api.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(
    kept.map(({ key }) => key),
  )
  expect(api.calls.map(({ headers }) => headers['x-recorded-at'])).toEqual(
    kept.map(({ recordedAt }) => recordedAt),
  )
  expect(connection.waiting).toBe(0)
  expect(await writes.listOf('1')).toEqual([])
})

test('what waited through a reload is sent when the outbox starts', async () => {
  const api = offline()
  await write('one')
  api.answer({ 'POST /feedback/': () => [201, {}] })
  startOutbox()
  await settled()
  expect(connection.waiting).toBe(0)
})

test('a save cut short by closing the page is sent later, under the same key', async () => {
  const api = offline()
  await write('one')
  const [kept] = await writes.listOf('1')
  if (!kept) throw new Error('nothing kept')
  await writes.put({ ...kept, state: 'sending', triedAt: Date.now() - 60_000 })
  api.answer({ 'POST /feedback/': () => [201, {}] })
  await sendNow()
  expect(api.calls.at(-1)?.headers['idempotency-key']).toBe(kept.key)
  expect(await writes.listOf('1')).toEqual([])
})

test('while nobody answers the first, the others are not tried', async () => {
  const api = offline()
  await write('one')
  await write('two')
  api.calls.length = 0
  await sendNow()
  expect(api.calls).toHaveLength(1)
  expect(connection.waiting).toBe(2)
})

test('a fault of the server over one write does not hold up the next', async () => {
  const api = offline()
  await write('one')
  await write('two')
  api.answer({ 'POST /feedback/': ({ message }) => (message === 'one' ? [500, {}] : [201, {}]) })
  await sendNow()
  expect(await writes.listOf('1')).toMatchObject([{ body: { message: 'one' }, state: 'waiting' }])
})

test('a write that is refused is kept for its author to see, try again or drop', async () => {
  const api = offline()
  await write('one')
  api.answer({ 'POST /feedback/': () => [400, { message: ['Too long.'] }] })
  await sendNow()
  expect(connection).toMatchObject({
    waiting: 0,
    failed: [{ kind: 'feedback', label: 'Your feedback', detail: 'message: Too long.' }],
  })
  const key = connection.failed[0]?.key ?? ''
  await retryFailed(key)
  expect(connection.failed).toHaveLength(1)
  await discardUnsent(key)
  expect(connection.failed).toEqual([])
  expect(await writes.listOf('1')).toEqual([])
})

test('an expired session sends nothing and loses nothing', async () => {
  const api = offline()
  await write('one')
  api.answer({
    'POST /feedback/': () => [401, {}],
    'POST /token/refresh/': () => [401, {}],
  })
  await sendNow()
  expect(await writes.listOf('1')).toMatchObject([{ state: 'waiting' }])
})

test('another user neither sends nor sees it; its own user sends it after signing in', async () => {
  const api = offline()
  startOutbox()
  await write('one')
  endSession('signOut')
  expect(connection.waiting).toBe(0)
  api.answer({ 'POST /feedback/': () => [201, {}] })
  api.calls.length = 0
  signInAs({ id: 2 })
  await settled()
  expect(api.calls).toEqual([])
  expect(connection.waiting).toBe(0)
  signInAs({ id: 1 })
  await settled()
  expect(api.calls.map(({ body }) => body)).toEqual([{ message: 'one' }])
})

test('its listeners are told, and its draft is gone', async () => {
  const api = offline({ 'POST /mood/': dead })
  await saveDraft('mood.create', { note: 'x' })
  const options = { kind: 'mood', label: 'A reading', draft: 'mood.create' }
  await sendOnce('/mood/', { note: 'x' }, options).catch(() => undefined)
  const sent: unknown[] = []
  const stop = whenSent('mood', (write) => sent.push(write))
  api.answer({ 'POST /mood/': () => [201, {}] })
  await sendNow()
  stop()
  const content = '{"note":"x"}'
  expect(sent).toEqual([{ kind: 'mood', path: '/mood/', draft: 'mood.create', content }])
  expect(await loadDraft('mood.create')).toBeUndefined()
})

test('saving the form that is still open sends the same key, not a second reading', async () => {
  const api = offline({ 'POST /mood/': dead })
  const options = { kind: 'mood', label: 'A reading', draft: 'mood.create' }
  const save = () => sendOnce('/mood/', { note: 'x' }, options)
  await save().catch(() => undefined)
  api.answer({ 'POST /mood/': () => [201, { id: 7 }] })
  await sendNow()
  expect(await save()).toEqual({ id: 7 })
  expect(new Set(api.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('what was saved anew while the old content was on its way is not undone', async () => {
  const api = offline({ 'POST /mood/': dead })
  const options = { kind: 'mood', label: 'A reading', draft: 'mood.create' }
  const save = (note: string) => sendOnce('/mood/', { note }, options)
  await save('old').catch(() => undefined)
  let giveUp = () => {}
  const hanging = new Promise((_, reject) => {
    giveUp = () => reject(noAnswer())
  })
  api.answer({ 'POST /mood/': ({ note }) => (note === 'old' ? hanging : [201, { id: 7 }]) })
  const sending = sendNow()
  await settled()
  expect(await save('new')).toEqual({ id: 7 })
  giveUp()
  await sending
  expect(await writes.listOf('1')).toEqual([])
})

test('only one tab sends at a time', async () => {
  const api = offline()
  await write('one')
  api.calls.length = 0
  const locks = {
    request: async (_: string, __: unknown, run: (lock: null) => unknown) => run(null),
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  await sendNow()
  Reflect.deleteProperty(navigator, 'locks')
  expect(api.calls).toEqual([])
  expect(connection.waiting).toBe(1)
})
