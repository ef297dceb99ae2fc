import { waitFor } from '@testing-library/react'
import { connection } from '../browser/connection'
import { endSession } from '../session/session'
import { fakeApi, networkError, noNetwork, type Responses, signInAs } from '../testing'
import { loadDraft, saveDraft } from './drafts'
import { draftsStored, openDraft } from './draftWriter'
import { onWriteSent } from './events'
import { postIdempotent } from './postIdempotent'
import { discardWrite, writeStore } from './queue'
import { retryWrite, saveAsOfNow, sendNow, startOutbox } from './sender'

const feedback = { kind: 'feedback', label: 'Your feedback' }
const write = async (message: string) => {
  await postIdempotent('/feedback/', { message }, feedback).catch(() => undefined)
}
const offline = (answers: Responses = {}) => fakeApi({ 'POST /feedback/': noNetwork, ...answers })
const settled = () => new Promise((resolve) => setTimeout(resolve, 60))

beforeEach(() => {
  signInAs()
})

test('sends queued writes in order, once each and with their moments, when the network is back', async () => {
  const api = offline()
  startOutbox()
  for (const message of ['one', 'two', 'three']) await write(message)
  expect(connection.waiting).toBe(3)
  const kept = (await writeStore.listOf('1')).toSorted((a, b) => a.order - b.order)
  api.respond({ 'POST /feedback/': (body) => [201, { ...body, id: 7 }] })
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
  expect(await writeStore.listOf('1')).toEqual([])
})

test('counts a write as sent that has arrived before and was deleted since', async () => {
  const api = offline()
  startOutbox()
  await write('one')
  const heard: string[] = []
  const stop = onWriteSent('feedback', () => void heard.push('feedback'))
  api.respond({ 'POST /feedback/': () => [410, { detail: 'Deleted since.', id: 7 }] })
  api.calls.length = 0
  await sendNow()
  expect(connection.waiting).toBe(0)
  expect(api.calls).toHaveLength(1)
  expect(heard).toEqual(['feedback'])
  expect(await writeStore.listOf('1')).toEqual([])
  stop()
})

test('keeps a write whose resource is said to be gone without an id', async () => {
  const api = offline()
  startOutbox()
  await write('one')
  api.respond({ 'POST /feedback/': () => [410, '<h1>Gone</h1>'] })
  await sendNow()
  expect(await writeStore.listOf('1')).toMatchObject([{ state: 'failed' }])
})

test('sends writes queued before a reload when the outbox starts', async () => {
  const api = offline()
  await write('one')
  api.respond({ 'POST /feedback/': () => [201, { id: 7 }] })
  startOutbox()
  await waitFor(() => expect(connection.waiting).toBe(0))
})

test('sends a save cut short by a closed page under the same key', async () => {
  const api = offline()
  await write('one')
  const [kept] = await writeStore.listOf('1')
  if (!kept) throw new Error('nothing kept')
  await writeStore.put({ ...kept, state: 'sending', triedAt: Date.now() - 60_000 })
  api.respond({ 'POST /feedback/': () => [201, { id: 7 }] })
  await sendNow()
  expect(api.calls.at(-1)?.headers['idempotency-key']).toBe(kept.key)
  expect(await writeStore.listOf('1')).toEqual([])
})

test('does not try further writes after a network error', async () => {
  const api = offline()
  await write('one')
  await write('two')
  api.calls.length = 0
  await sendNow()
  expect(api.calls).toHaveLength(1)
  expect(connection.waiting).toBe(2)
})

test('a server error over one write does not hold up the next', async () => {
  const api = offline()
  await write('one')
  await write('two')
  api.respond({
    'POST /feedback/': ({ message }) => (message === 'one' ? [500, {}] : [201, { id: 7 }]),
  })
  await sendNow()
  expect(await writeStore.listOf('1')).toMatchObject([
    { body: { message: 'one' }, state: 'waiting' },
  ])
})

test('a refused write can be seen, retried and discarded', async () => {
  const api = offline()
  await write('one')
  api.respond({ 'POST /feedback/': () => [400, { message: ['Too long.'] }] })
  await sendNow()
  expect(connection).toMatchObject({
    waiting: 0,
    failed: [{ kind: 'feedback', label: 'Your feedback', detail: 'message: Too long.' }],
  })
  const key = connection.failed[0]?.key ?? ''
  await retryWrite(key)
  expect(connection.failed).toHaveLength(1)
  await discardWrite(key)
  expect(connection.failed).toEqual([])
  expect(await writeStore.listOf('1')).toEqual([])
})

test('a write that is discarded while it is being sent does not come back', async () => {
  const api = offline()
  await write('one')
  const [kept] = await writeStore.listOf('1')
  api.respond({
    'POST /feedback/': async () => {
      await discardWrite(kept?.key ?? '')
      throw networkError()
    },
  })
  await sendNow()
  expect(await writeStore.listOf('1')).toEqual([])
  expect(connection.waiting).toBe(0)
})

test('a refused write can be saved as of now, with what was written', async () => {
  const api = offline()
  await write('one')
  const [kept] = await writeStore.listOf('1')
  if (!kept) throw new Error('nothing kept')
  const old = '2020-01-01T00:00:00.000Z'
  await writeStore.put({ ...kept, recordedAt: old })
  api.respond({
    'POST /feedback/': (_, { headers }) =>
      headers['x-recorded-at'] === old
        ? [400, { detail: 'X-Recorded-At is more than 30 days ago.' }]
        : [201, { id: 7 }],
  })
  await sendNow()
  expect(connection.failed).toMatchObject([{ body: { message: 'one' }, recordedAt: old }])
  await saveAsOfNow(connection.failed[0]?.key ?? '')
  expect(connection.failed).toEqual([])
  expect(api.calls.at(-1)?.body).toEqual({ message: 'one' })
  expect(await writeStore.listOf('1')).toEqual([])
})

test('a form that begins afresh leaves the refused write of before to its author', async () => {
  const api = offline({ 'POST /mood/': noNetwork })
  const options = { kind: 'mood', label: 'A reading', draft: 'mood.create' }
  await postIdempotent('/mood/', { note: 'old' }, options).catch(() => undefined)
  api.respond({ 'POST /mood/': () => [400, { note: ['No.'] }] })
  await sendNow()
  const form = openDraft('1', 'mood.create')
  form.clear()
  await draftsStored()
  api.respond({ 'POST /mood/': () => [201, { id: 7 }] })
  await postIdempotent('/mood/', { note: 'new' }, options)
  form.close()
  expect(await writeStore.listOf('1')).toMatchObject([{ state: 'failed', body: { note: 'old' } }])
})

test('an expired session keeps queued writes', async () => {
  const api = offline()
  await write('one')
  api.respond({
    'POST /feedback/': () => [401, {}],
    'POST /token/refresh/': () => [401, {}],
  })
  await sendNow()
  expect(await writeStore.listOf('1')).toMatchObject([{ state: 'waiting' }])
})

test('only the user of a queued write sees and sends it', async () => {
  const api = offline()
  startOutbox()
  await write('one')
  endSession('signOut')
  expect(connection.waiting).toBe(0)
  api.respond({ 'POST /feedback/': () => [201, { id: 7 }] })
  api.calls.length = 0
  signInAs({ id: 2 })
  await settled()
  expect(api.calls).toEqual([])
  expect(connection.waiting).toBe(0)
  signInAs({ id: 1 })
  await waitFor(() => expect(api.calls.map(({ body }) => body)).toEqual([{ message: 'one' }]))
})

test('calls the listeners of a sent write and removes its draft', async () => {
  const api = offline({ 'POST /mood/': noNetwork })
  await saveDraft('mood.create', { note: 'x' })
  const options = { kind: 'mood', label: 'A reading', draft: 'mood.create' }
  await postIdempotent('/mood/', { note: 'x' }, options).catch(() => undefined)
  const sent: unknown[] = []
  const stop = onWriteSent('mood', (write) => sent.push(write))
  api.respond({ 'POST /mood/': () => [201, { id: 7 }] })
  await sendNow()
  stop()
  const content = '{"note":"x"}'
  expect(sent).toEqual([{ kind: 'mood', path: '/mood/', draft: 'mood.create', content }])
  expect(await loadDraft('mood.create')).toBeUndefined()
})

test('saving a form whose content was just sent reuses the key', async () => {
  const api = offline({ 'POST /mood/': noNetwork })
  const options = { kind: 'mood', label: 'A reading', draft: 'mood.create' }
  const save = () => postIdempotent('/mood/', { note: 'x' }, options)
  await save().catch(() => undefined)
  api.respond({ 'POST /mood/': () => [201, { id: 7 }] })
  await sendNow()
  expect(await save()).toEqual({ id: 7 })
  expect(new Set(api.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('a newer save is not undone by the older one’s failure', async () => {
  const api = offline({ 'POST /mood/': noNetwork })
  const options = { kind: 'mood', label: 'A reading', draft: 'mood.create' }
  const save = (note: string) => postIdempotent('/mood/', { note }, options)
  await save('old').catch(() => undefined)
  let giveUp = () => {}
  const hanging = new Promise((_, reject) => {
    giveUp = () => reject(networkError())
  })
  api.respond({ 'POST /mood/': ({ note }) => (note === 'old' ? hanging : [201, { id: 7 }]) })
  api.calls.length = 0
  const sending = sendNow()
  await waitFor(() => expect(api.calls).toHaveLength(1))
  expect(await save('new')).toEqual({ id: 7 })
  giveUp()
  await sending
  expect(await writeStore.listOf('1')).toEqual([])
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
