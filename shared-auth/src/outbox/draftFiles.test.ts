import { signInAs } from '../testing'
import { keepDraftFile, loadDraftFile } from './draftFiles'
import { dropDraft, loadDraft, saveDraft } from './drafts'
import { forgetUser } from './forgetUser'

const aPicture = (bytes = 3) => new Blob(['x'.repeat(bytes)], { type: 'image/webp' })
// The database of the tests clones as Node does, which knows its own blobs alone.
const { Blob } = jest.requireActual<{ Blob: typeof globalThis.Blob }>('node:buffer')

beforeEach(() => {
  Object.assign(globalThis, { Blob })
  signInAs()
})

it('a file is kept beside a draft and ends with it', async () => {
  await saveDraft('journal-new', { title: 'Rain' })
  await saveDraft('journal-7', { title: 'Snow' })
  expect(await keepDraftFile('journal-new', 'sea', aPicture())).toBe(true)
  expect(await keepDraftFile('journal-7', 'hill', aPicture())).toBe(true)
  expect((await loadDraftFile('journal-new', 'sea'))?.size).toBe(3)
  await dropDraft('journal-new')
  expect(await loadDraftFile('journal-new', 'sea')).toBeUndefined()
  expect((await loadDraftFile('journal-7', 'hill'))?.size).toBe(3)
})

it('is nobody else’s, and gone with its author', async () => {
  await keepDraftFile('journal-new', 'sea', aPicture(), 'maya')
  expect(await loadDraftFile('journal-new', 'sea', 'ines')).toBeUndefined()
  await forgetUser('maya')
  expect(await loadDraftFile('journal-new', 'sea', 'maya')).toBeUndefined()
})

it('is refused where files have taken all the room that they may, and words are kept still', async () => {
  expect(await keepDraftFile('journal-7', 'large', aPicture(19_000_000))).toBe(true)
  expect(await keepDraftFile('journal-new', 'sea', aPicture(2_000_000))).toBe(false)
  await saveDraft('journal-new', { title: 'Rain' })
  expect(await loadDraft('journal-new')).toEqual({ title: 'Rain' })
})
