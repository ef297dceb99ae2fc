import { waitFor } from '@testing-library/react'
import { connection } from '../browser/connection'
import { get } from '../http/httpClient'
import { fakeApi, networkError, signInAs } from '../testing'
import { loadDraft, saveDraft } from './drafts'
import { postIdempotent } from './postIdempotent'
import { countUnsent, writeStore } from './queue'
import { sendNow, startOutbox } from './sender'
import { sendQueued } from './sendQueued'

const options = { kind: 'mood', label: 'A reading', draft: 'mood.create' }
const save = () => postIdempotent('/mood/', { note: 'x' }, options).catch(() => undefined)
const offline = () =>
  fakeApi({
    'GET /journal/': () => [],
    'POST /mood/': () => {
      throw networkError()
    },
  })

beforeEach(() => {
  signInAs()
})

test('comes back to a save that was cut short a moment ago', async () => {
  const api = offline()
  await save()
  const [kept] = await writeStore.listOf('1')
  if (!kept) throw new Error('nothing kept')
  await writeStore.put({ ...kept, state: 'sending', triedAt: Date.now() })
  api.calls.length = 0
  expect(await sendQueued()).toBe(true)
  expect(api.calls).toEqual([])
  await countUnsent()
  expect(connection.waiting).toBe(1)
})

test('any response sends queued writes, without an event of the browser', async () => {
  const api = offline()
  startOutbox()
  await save()
  expect(connection).toMatchObject({ online: false, waiting: 1 })
  api.respond({ 'POST /mood/': () => [201, { id: 7 }] })
  await get('/journal/')
  await waitFor(() => expect(connection).toMatchObject({ online: true, waiting: 0 }))
})

test('keeps what was typed after the save that is sent', async () => {
  const api = offline()
  await save()
  await new Promise((resolve) => setTimeout(resolve, 2))
  await saveDraft('mood.create', { note: 'xy' })
  api.respond({ 'POST /mood/': () => [201, { id: 7 }] })
  await sendNow()
  expect(await loadDraft('mood.create')).toEqual({ note: 'xy' })
})
