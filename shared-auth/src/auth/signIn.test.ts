import { get } from '../http/httpClient'
import { queryClient } from '../http/queries'
import { session } from '../session/session'
import { hasSignedInBefore, storage } from '../session/storage'
import { currentTokens } from '../session/tokens'
import { fakeApi, networkError, tokenFor } from '../testing'
import { signIn } from './signIn'
import { startSession } from './startSession'

const casey = { id: 1, username: 'casey', is_staff: false, is_superuser: false, is_admin: false }
const credentials = { username: 'casey', password: 'open sesame', remember: true }
const tokens = { access: tokenFor(1, 'a'), refresh: tokenFor(1, 'r') }

test('signs in with the right credentials', async () => {
  const api = fakeApi({ 'POST /token/': () => tokens, 'GET /auth/users/me/': () => casey })
  expect(await signIn(credentials)).toBe(true)
  expect(session).toMatchObject({ status: 'signedIn', user: casey })
  expect(api.calls[0]?.body).toEqual({ username: 'casey', password: 'open sesame' })
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    access_token: tokens.access,
    refresh_token: tokens.refresh,
    truenorth_seen: 'true',
  })
})

test('wrong credentials store nothing', async () => {
  fakeApi({ 'POST /token/': () => [401, { detail: 'No active account found' }] })
  expect(await signIn(credentials)).toBe(false)
  expect(localStorage).toHaveLength(0)
  expect(hasSignedInBefore()).toBe(false)
})

test.each([
  [
    'no network',
    () => {
      throw networkError()
    },
  ],
  ['too many attempts', () => [429, {}]],
  ['a server fault', () => [500, {}]],
])('%s is an error, not a wrong password', async (_, answer) => {
  fakeApi({ 'POST /token/': answer })
  await expect(signIn(credentials)).rejects.toThrow(/Network Error|status code/)
})

test('a new session that is refused at once is an error', async () => {
  fakeApi({
    'POST /token/': () => tokens,
    'GET /auth/users/me/': () => [401, {}],
    'POST /token/refresh/': () => [401, {}],
  })
  await expect(signIn(credentials)).rejects.toThrow('refused')
  expect(hasSignedInBefore()).toBe(false)
})

test('empties the cache of the previous user', async () => {
  await startSession()
  queryClient.setQueryData(['moods'], ['of somebody else'])
  fakeApi({ 'POST /token/': () => tokens, 'GET /auth/users/me/': () => casey })
  await signIn(credentials)
  expect(queryClient.getQueryData(['moods'])).toBeUndefined()
})

test('signs in for the life of the page when storage is full', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const api = fakeApi({
    'POST /token/': () => tokens,
    'GET /auth/users/me/': () => casey,
    'GET /mood/': () => [],
  })
  expect(await signIn(credentials)).toBe(true)
  await get('/mood/')
  expect(api.calls.at(-1)?.headers['authorization']).toBe(`Bearer ${tokens.access}`)
  expect(currentTokens()).toEqual(tokens)
  expect(storage.works).toBe(false)
})
