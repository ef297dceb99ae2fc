import { waitFor } from '@testing-library/react'
import { connection } from '../connection/connection'
import { get } from '../http/http'
import { fakeApi, noAnswer, signInAs } from '../testing'
import { countUnsent } from './countUnsent'
import { loadDraft, saveDraft } from './drafts'
import { sendNow } from './sender'
import { sendOnce } from './sendOnce'
import { sendWaiting } from './sendWaiting'
import { writes } from './shelf'
import { startOutbox } from './startOutbox'

const options = { kind: 'mood', label: 'A reading', draft: 'mood.create' }
const save = () => sendOnce('/mood/', { note: 'x' }, options).catch(() => undefined)
const offline = () =>
  fakeApi({
    'GET /journal/': () => [],
    'POST /mood/': () => {
      throw noAnswer()
    },
  })

beforeEach(() => {
  signInAs()
})

test('a save cut short a moment ago is not forgotten: it is looked at again', async () => {
  const api = offline()
  await save()
  const [kept] = await writes.listOf('1')
  if (!kept) throw new Error('nothing kept')
  await writes.put({ ...kept, state: 'sending', triedAt: Date.now() })
  api.calls.length = 0
  expect(await sendWaiting()).toBe(true)
  expect(api.calls).toEqual([])
  await countUnsent()
  expect(connection.waiting).toBe(1)
})

test('any answer of the server sends what waits, without an event of the browser', async () => {
  const api = offline()
  startOutbox()
  await save()
  expect(connection).toMatchObject({ online: false, waiting: 1 })
  api.answer({ 'POST /mood/': () => [201, {}] })
  await get('/journal/')
  await waitFor(() => expect(connection).toMatchObject({ online: true, waiting: 0 }))
})

test('what was typed after the save stays when that save is sent', async () => {
  const api = offline()
  await save()
  await new Promise((resolve) => setTimeout(resolve, 2))
  await saveDraft('mood.create', { note: 'xy' })
  api.answer({ 'POST /mood/': () => [201, {}] })
  await sendNow()
  expect(await loadDraft('mood.create')).toEqual({ note: 'xy' })
})
