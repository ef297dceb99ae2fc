import { waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { connection } from '../browser/connection'
import { database } from '../browser/database'
import { get } from '../http/httpClient'
import { endSession, session } from '../session/session'
import { fakeApi, networkError } from '../testing/fakeApi'
import { reset, setSession } from '../testing/reset'
import { deviceKeyOf, forgetKeys, keyAtHand } from './deviceKey'
import { loadDraft, loadDraftFile, saveDraft, saveDraftFile, sweepDrafts } from './drafts'
import { draftsStored, openDraft } from './draftWriter'
import { clearUserData, enqueue, listWrites, sealUserData } from './queue'
import { startOutbox } from './sender'

const words = 'A sentence that is nobody’s business'
const keys: Record<string, string> = { '7': 'A'.repeat(43), '8': 'B'.repeat(43) }

const user = { username: 'sam', email: '', is_staff: false, is_superuser: false, is_admin: false }

const signedIn = (id = 7) =>
  setSession({ status: 'signedIn', user: { ...user, id }, userId: String(id), ended: undefined })

const serveKeys = () =>
  fakeApi({ 'GET /auth/device-key/': () => ({ key: keys[session.userId ?? ''] }) })

const stored = async (name: 'drafts' | 'writes') => (await database()).getAll(name)

const textIn = (value: unknown): string =>
  ArrayBuffer.isView(value)
    ? new TextDecoder().decode(value)
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(textIn).join(' ')
      : String(value)

// As bytes too: what is in clear would be found in either form.
const holds = (items: unknown[], text: string) => textIn(items).includes(text)

const write = { path: '/mood/', kind: 'mood', label: 'A reading', draft: 'mood' }

const writeBoth = async () => {
  await saveDraft('mood', { note: words })
  await enqueue(session.userId ?? '', { ...write, body: { note: words } })
}

// jsdom has none.
const { subtle } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto').webcrypto

const provideCrypto = (subtle: SubtleCrypto | undefined) =>
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true })

afterEach(async () => {
  provideCrypto(undefined)
  await reset()
})

describe.each([
  ['with Web Crypto', subtle],
  ['on plain http', undefined],
])('%s', (_, provided) => {
  beforeEach(() => void provideCrypto(provided))

  it('drafts and unsent writes lie encrypted, and are read again', async () => {
    serveKeys()
    signedIn()
    await deviceKeyOf('7')
    await writeBoth()
    expect(holds(await stored('drafts'), words)).toBe(false)
    expect(holds(await stored('writes'), words)).toBe(false)
    expect(await loadDraft('mood')).toEqual({ note: words })
    expect(await listWrites('7')).toMatchObject([{ ...write, body: { note: words } }])
  })

  it('a picture beside a draft lies encrypted, and keeps its type', async () => {
    serveKeys()
    signedIn()
    await deviceKeyOf('7')
    await saveDraftFile('entry', '1', new Blob([words], { type: 'image/webp' }))
    expect(holds(await stored('drafts'), words)).toBe(false)
    const file = await loadDraftFile('entry', '1')
    expect(file?.type).toBe('image/webp')
    expect(file?.size).toBe(new Blob([words]).size)
  })

  it('what was kept in clear before the key came is encrypted in its place', async () => {
    serveKeys()
    signedIn()
    await writeBoth()
    expect(holds(await stored('drafts'), words)).toBe(true)
    await sealUserData('7')
    expect(holds(await stored('drafts'), words)).toBe(false)
    expect(holds(await stored('writes'), words)).toBe(false)
    expect(await loadDraft('mood')).toEqual({ note: words })
    expect(await listWrites('7')).toHaveLength(1)
  })
})

it('after a sign-out nothing opens it until the same user signs in again', async () => {
  serveKeys()
  signedIn()
  await deviceKeyOf('7')
  await writeBoth()
  endSession('signOut')
  await forgetKeys()
  expect(await loadDraft('mood', '7')).toBeUndefined()
  expect(await listWrites('7')).toEqual([])

  signedIn(8)
  await deviceKeyOf('8')
  expect(await loadDraft('mood', '7')).toBeUndefined()
  expect(await loadDraft('mood', '8')).toBeUndefined()

  signedIn(7)
  expect(await loadDraft('mood')).toEqual({ note: words })
  expect(await listWrites('7')).toHaveLength(1)
})

it('what is encrypted for one user and form opens for no other', async () => {
  serveKeys()
  signedIn()
  await deviceKeyOf('7')
  await saveDraft('mood', { note: words })
  const [draft] = await stored('drafts')
  await (await database()).put('drafts', Object.assign({}, draft, { key: 'journal' }))
  expect(await loadDraft('journal')).toBeUndefined()
})

it('without a server the key of an earlier visit is used, and without that one nothing is lost', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {})
  const api = serveKeys()
  signedIn()
  await deviceKeyOf('7')
  await saveDraft('mood', { note: words })
  api.respond({ 'GET /auth/device-key/': () => [500, {}] })
  setSession({ user: undefined })
  expect(await loadDraft('mood')).toEqual({ note: words })

  setSession({ status: 'signedOut', userId: undefined, ended: 'signOut' })
  await forgetKeys()
  signedIn()
  expect(await loadDraft('mood')).toBeUndefined()
  api.respond({ 'GET /auth/device-key/': () => ({ key: keys['7'] }) })
  expect(await loadDraft('mood')).toEqual({ note: words })
  expect(reported).toHaveBeenCalledTimes(1)
})

it('a browser that keeps no key encrypts with the one in memory', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {})
  serveKeys()
  signedIn()
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('No clone.', 'DataCloneError')
  })
  await deviceKeyOf('7')
  await writeBoth()
  expect(holds(await stored('drafts'), words)).toBe(false)
  expect(await loadDraft('mood')).toEqual({ note: words })
  expect(reported).toHaveBeenCalledTimes(1)
})

it('a page whose session was refused goes on encrypting what is typed into it', async () => {
  serveKeys()
  signedIn()
  await deviceKeyOf('7')
  endSession('refused')
  await forgetKeys()
  await saveDraft('mood', { note: words }, '7')
  expect(holds(await stored('drafts'), words)).toBe(false)
})

it('what a form hands over as its user signs out is still encrypted', async () => {
  serveKeys()
  signedIn()
  startOutbox()
  await deviceKeyOf('7')
  const form = openDraft('7', 'mood')
  form.set({ note: 'Begun' })
  form.set({ note: words })
  endSession('signOut')
  form.close()
  await draftsStored()
  expect(await stored('drafts')).toHaveLength(1)
  expect(holds(await stored('drafts'), words)).toBe(false)
  await waitFor(async () => expect(await keyAtHand('7')).toBeUndefined())
})

it('what was kept in clear without the server is encrypted when it is back', async () => {
  const api = fakeApi({
    'GET /auth/device-key/': () => {
      throw networkError()
    },
    'GET /journal/': () => [],
  })
  signedIn()
  startOutbox()
  await saveDraft('mood', { note: words })
  await waitFor(() => expect(connection.online).toBe(false))
  expect(holds(await stored('drafts'), words)).toBe(true)
  api.respond({ 'GET /auth/device-key/': () => ({ key: keys['7'] }) })
  await get('/journal/', z.unknown())
  await waitFor(async () => expect(holds(await stored('drafts'), words)).toBe(false))
  expect(await loadDraft('mood')).toEqual({ note: words })
})

it('what nobody can read any more is removed with its user', async () => {
  serveKeys()
  signedIn()
  await deviceKeyOf('7')
  await writeBoth()
  endSession('signOut')
  await forgetKeys()
  await clearUserData('7')
  expect(await stored('drafts')).toEqual([])
  expect(await stored('writes')).toEqual([])
})

it('the key of a refused session goes when somebody else signs in', async () => {
  serveKeys()
  signedIn()
  startOutbox()
  await deviceKeyOf('7')
  endSession('refused')
  signedIn(8)
  await waitFor(async () => expect(await keyAtHand('7')).toBeUndefined())
  await waitFor(async () => expect(await keyAtHand('8')).toBeDefined())
})

it('encrypted drafts are swept after thirty days, but for those of unsent writes', async () => {
  serveKeys()
  signedIn()
  await deviceKeyOf('7')
  const longAgo = Date.now() - 31 * 24 * 60 * 60 * 1000
  await saveDraft('mood', { note: words }, '7', longAgo)
  await saveDraft('journal', { title: words }, '7', longAgo)
  await saveDraft('path', { title: words }, '7')
  await enqueue('7', { ...write, body: { note: words } })
  endSession('signOut')
  await forgetKeys()
  await sweepDrafts()
  const left = await (await database()).getAllKeys('drafts')
  expect(left.map(([, key]) => key).toSorted()).toEqual(['mood', 'path'])
})
