import { fakeApi, noAnswer, tokenFor } from '../testing'
import { queryClient } from '../queries/queryClient'
import { get } from '../http/http'
import { hasSignedInBefore } from './seenMarker'
import { session } from './session'
import { signIn } from './signIn'
import { currentTokens } from './tokens'

const casey = { id: 1, username: 'casey', is_staff: false, is_superuser: false, is_admin: false }
const credentials = { username: 'casey', password: 'open sesame', remember: true }
const tokens = { access: tokenFor(1, 'a'), refresh: tokenFor(1, 'r') }

test('the right credentials sign in', async () => {
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

test('the wrong ones do not, and leave nothing behind', async () => {
  fakeApi({ 'POST /token/': () => [401, { detail: 'No active account found' }] })
  expect(await signIn(credentials)).toBe(false)
  expect(localStorage).toHaveLength(0)
  expect(hasSignedInBefore()).toBe(false)
})

test.each([
  [
    'no network',
    () => {
      throw noAnswer()
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

test('what was cached for the user before is gone', async () => {
  queryClient.setQueryData(['moods'], ['of somebody else'])
  fakeApi({ 'POST /token/': () => tokens, 'GET /auth/users/me/': () => casey })
  await signIn(credentials)
  expect(queryClient.getQueryData(['moods'])).toBeUndefined()
})

test('full storage still signs in for as long as the page lives, and says so', async () => {
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
  expect(session.storageWorks).toBe(false)
})
