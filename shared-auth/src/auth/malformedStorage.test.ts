// Fuzz tests: the front end starts whatever this browser has stored.
import * as fc from 'fast-check'
import { database } from '../browser/database'
import { redirectReports } from '../browser/report'
import { parseDraft } from '../outbox/drafts'
import { sendNow } from '../outbox/sender'
import { fitToForm } from '../outbox/useDraft'
import { parseWrite, type Write } from '../outbox/write'
import { session } from '../session/session'
import { storedTokens, tokenOwner } from '../session/tokens'
import { fakeApi, tokenFor } from '../testing'
import { startSession } from './startSession'

const keys = ['access_token', 'refresh_token', 'darkMode', 'truenorth_demo', 'truenorth_seen']
const stored = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom('true', 'undefined', 'null', '..', 'e30.e30.e30', `a.${btoa('null')}.c`),
)

let restore: () => void
beforeEach(() => {
  restore = redirectReports(() => undefined)
})
afterEach(() => restore())

test('the session settles with any local storage and cookies', async () => {
  fakeApi({
    'GET /auth/users/me/': () => [401, { detail: 'no' }],
    'POST /token/refresh/': () => [401, { detail: 'no' }],
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(stored, { minLength: 5, maxLength: 5 }),
      stored,
      async (values, cookie) => {
        for (const [index, key] of keys.entries()) localStorage.setItem(key, values[index] ?? '')
        document.cookie = `truenorth_forget=${encodeURIComponent(cookie)}; Path=/`
        await startSession({ loadDemo: () => Promise.reject(new Error('no demo')) })
        expect(session.status).toBe('signedOut')
      },
    ),
    { numRuns: 60 },
  )
})

test('a stored token fits into a header or is ignored', () => {
  fc.assert(
    fc.property(stored, (value) => {
      localStorage.setItem('access_token', value)
      const { access } = storedTokens()
      if (access !== undefined) expect(() => new Headers({ Authorization: access })).not.toThrow()
      expect(['string', 'undefined']).toContain(typeof tokenOwner(value))
    }),
  )
})

test('a stored draft fits the form or is ignored', () => {
  const initial = { note: '', mood: 3, tags: [''], day: null }
  fc.assert(
    fc.property(fc.anything(), (value) => {
      parseDraft(value)
      const draft = fitToForm(value, initial)
      if (draft === undefined) return
      expect(Object.keys(draft)).toEqual(Object.keys(initial))
      expect(typeof draft.note).toBe('string')
      expect(draft.tags.every((tag) => typeof tag === 'string')).toBe(true)
    }),
  )
})

const write: Write = {
  userId: '1',
  key: 'a-key',
  order: 1,
  kind: 'mood',
  label: 'A reading',
  draft: undefined,
  path: '/mood/',
  body: { mood_value: 4 },
  recordedAt: '2025-11-20T08:00:00.000Z',
  zone: 'Europe/Berlin',
  state: 'waiting',
  attempts: 1,
  triedAt: 0,
  askedAt: 0,
  detail: undefined,
}
const fields = Object.keys(write)

test('a stored write goes to our own server with valid headers or is ignored', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.anything(), (field, value) => {
      const parsed = parseWrite({ ...write, [field]: value })
      if (!parsed) return
      expect(parsed.path).toMatch(/^\/(?![/\\])/)
      const { key, recordedAt, zone = '' } = parsed
      expect(() => new Headers([[key, 'x'].toReversed() as [string, string]])).not.toThrow()
      expect(() => new Headers({ 'X-Recorded-At': recordedAt, 'X-Timezone': zone })).not.toThrow()
    }),
  )
  for (const path of ['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere', ''])
    expect(parseWrite({ ...write, path })).toBeUndefined()
})

test('an unreadable write does not hold up those behind it', async () => {
  const { callsOf } = fakeApi({
    'GET /auth/users/me/': () => ({ id: 1, username: 'casey' }),
    'POST /mood/': () => [201, { id: 1 }],
  })
  localStorage.setItem('access_token', tokenFor(1, 'access'))
  await startSession()
  const junk = fc.sample(fc.anything({ withNullPrototype: false }), { numRuns: 40, seed: 7 })
  const stores = await database()
  for (const [index, value] of junk.entries()) {
    const field = fields[index % fields.length] ?? 'body'
    const broken = { ...write, order: -1, [field]: value, userId: '1', key: `k${index}` }
    // A value that cannot be cloned is not stored.
    await stores.put('writes', { ...broken, label: 7 }).catch(() => undefined)
  }
  await stores.put('writes', { ...write, order: 99 })
  await sendNow()
  expect(callsOf('POST /mood/')).toHaveLength(1)
})
