import { endSession } from '../session/session'
import { fakeApi, networkError, setSession, signInAs } from '../testing'
import {
  draftStore,
  dropDraft,
  loadDraft,
  loadDraftFile,
  saveDraft,
  saveDraftFile,
  sweepDrafts,
} from './drafts'
import { postIdempotent } from './postIdempotent'
import { clearUserData } from './queue'

const aPicture = (bytes = 3) => new Blob(['x'.repeat(bytes)], { type: 'image/webp' })
// The tests' database clones as Node does, which knows only Node's blobs.
const { Blob } = jest.requireActual<{ Blob: typeof globalThis.Blob }>('node:buffer')

beforeEach(() => {
  Object.assign(globalThis, { Blob })
  signInAs()
})

test('keeps a file beside a draft until the draft is dropped', async () => {
  await saveDraft('journal-new', { title: 'Rain' })
  await saveDraft('journal-7', { title: 'Snow' })
  expect(await saveDraftFile('journal-new', 'sea', aPicture())).toBe(true)
  expect(await saveDraftFile('journal-7', 'hill', aPicture())).toBe(true)
  expect((await loadDraftFile('journal-new', 'sea'))?.size).toBe(3)
  await dropDraft('journal-new')
  expect(await loadDraftFile('journal-new', 'sea')).toBeUndefined()
  expect((await loadDraftFile('journal-7', 'hill'))?.size).toBe(3)
})

test('a file is visible to its user only and removed with the user’s data', async () => {
  await saveDraftFile('journal-new', 'sea', aPicture(), 'maya')
  expect(await loadDraftFile('journal-new', 'sea', 'ines')).toBeUndefined()
  await clearUserData('maya')
  expect(await loadDraftFile('journal-new', 'sea', 'maya')).toBeUndefined()
})

test('refuses a file over the limit and still keeps texts', async () => {
  expect(await saveDraftFile('journal-7', 'large', aPicture(19_000_000))).toBe(true)
  expect(await saveDraftFile('journal-new', 'sea', aPicture(2_000_000))).toBe(false)
  await saveDraft('journal-new', { title: 'Rain' })
  expect(await loadDraft('journal-new')).toEqual({ title: 'Rain' })
})

const dayMs = 24 * 60 * 60 * 1000

test('a draft is forgotten after 30 days', async () => {
  signInAs()
  const at = (days: number) => ({
    userId: '1',
    key: `${days}`,
    value: 'x',
    savedAt: Date.now() - days * dayMs,
  })
  await draftStore.put(at(31))
  await draftStore.put(at(29))
  expect(await loadDraft('31')).toBeUndefined()
  expect(await loadDraft('29')).toBe('x')
})

test('the draft of a write in the queue is kept for as long as that, with its files', async () => {
  const fakes = { 'POST /journal/': () => Promise.reject(networkError()) }
  fakeApi(fakes)
  const options = { kind: 'journal-entry', label: 'An entry', draft: 'journal-new' }
  await saveDraftFile('journal-new', 'sea', aPicture())
  await postIdempotent('/journal/', { title: 'Rain' }, options).catch(() => undefined)
  const old = Date.now() - 31 * dayMs
  await draftStore.put({ userId: '1', key: 'journal-new', value: 'x', savedAt: old })
  await draftStore.put({ userId: '1', key: 'journal-7', value: 'y', savedAt: old })
  await sweepDrafts()
  expect(await loadDraft('journal-new')).toBe('x')
  expect((await loadDraftFile('journal-new', 'sea'))?.size).toBe(3)
  expect(await draftStore.get('1', 'journal-7')).toBeUndefined()
})

test('a demo’s drafts end with the demo', async () => {
  signInAs()
  setSession({ userId: 'demo' })
  await draftStore.put({ userId: 'demo', key: 'k', value: 'x', savedAt: Date.now() })
  expect(await loadDraft('k')).toBe('x')
  endSession('signOut')
  expect(await loadDraft('k', 'demo')).toBeUndefined()
})
