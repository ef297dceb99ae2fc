import { session } from '../session/session'
import { currentTokens } from '../session/tokens'
import { fakeApi, networkError, signInAs, timeoutError, tokenFor } from '../testing'
import { isNetworkError, statusOf } from './errors'
import { get, http, post } from './httpClient'

const fresh = tokenFor(1, 'fresh')
const expired = { detail: 'Given token not valid for any token type', code: 'token_not_valid' }
const isFresh = (authorization = '') => authorization === `Bearer ${fresh}`

const guarded = (body: unknown, authorization: string | undefined) =>
  isFresh(authorization) ? body : [401, expired]

const server = (refresh: () => unknown) =>
  fakeApi({
    'GET /mood/': (_, { headers }) => guarded([], headers['authorization']),
    'GET /journey/': (_, { headers }) => guarded([], headers['authorization']),
    'POST /mood/': (body, { headers }) => guarded(body, headers['authorization']),
    'POST /token/refresh/': refresh,
  })

test('many refused requests make one refresh, and each is repeated once', async () => {
  signInAs()
  const api = server(() => ({ access: fresh, refresh: 'refresh-2' }))
  const paths = ['/mood/', '/journey/', '/mood/', '/journey/', '/mood/']
  expect(await Promise.all(paths.map((path) => get(path)))).toEqual([[], [], [], [], []])
  expect(api.callsOf('POST /token/refresh/')).toHaveLength(1)
  expect(api.callsOf('GET /mood/')).toHaveLength(6)
  expect(localStorage.getItem('access_token')).toBe(fresh)
  expect(localStorage.getItem('refresh_token')).toBe('refresh-2')
})

test('keeps the refresh token when the server does not rotate it', async () => {
  signInAs()
  server(() => ({ access: fresh }))
  await get('/mood/')
  expect(localStorage.getItem('refresh_token')).toBe(tokenFor(1, 'refresh'))
})

test('a repeated request carries the same body', async () => {
  signInAs()
  server(() => ({ access: fresh }))
  expect(await post('/mood/', { mood_value: 4, note: 'Ä' })).toEqual({ mood_value: 4, note: 'Ä' })
})

test('a request refused after the refresh fails and keeps the session', async () => {
  signInAs()
  const api = server(() => ({ access: 'other' }))
  await expect(get('/mood/')).rejects.toMatchObject({ response: { status: 401 } })
  expect(api.callsOf('GET /mood/')).toHaveLength(2)
  expect(api.callsOf('POST /token/refresh/')).toHaveLength(1)
  expect(session.status).toBe('signedIn')
})

test('a deleted user is signed out', async () => {
  signInAs()
  fakeApi({
    'GET /mood/': () => [401, { detail: 'User not found', code: 'user_not_found' }],
    'POST /token/refresh/': () => ({ access: fresh }),
  })
  await expect(get('/mood/')).rejects.toThrow('401')
  expect(session.status).toBe('signedOut')
})

test.each([400, 401])('a refresh refused with %d ends the session', async (status) => {
  signInAs()
  server(() => [status, { detail: 'Token is blacklisted', code: 'token_not_valid' }])
  await expect(get('/mood/')).rejects.toMatchObject({ response: { status: 401 } })
  expect(session).toMatchObject({ status: 'signedOut', user: undefined, ended: 'refused' })
  expect(localStorage).toHaveLength(0)
  expect(currentTokens()).toEqual({ access: undefined, refresh: undefined })
})

test('ends the session without a request when there is no refresh token', async () => {
  signInAs()
  localStorage.removeItem('refresh_token')
  const api = server(() => ({ access: fresh }))
  const { keepTokens } = await import('../session/tokens')
  keepTokens({ access: 'only', refresh: undefined })
  await expect(get('/mood/')).rejects.toThrow('401')
  expect(session.status).toBe('signedOut')
  expect(api.callsOf('POST /token/refresh/')).toHaveLength(0)
})

test.each([
  [
    'no network',
    () => {
      throw networkError()
    },
    undefined,
  ],
  [
    'a time-out',
    () => {
      throw timeoutError()
    },
    undefined,
  ],
  ['429', () => [429, {}], 429],
  ['503', () => [503, {}], 503],
  ['500', () => [500, {}], 500],
])('%s at the refresh keeps the session', async (_, refresh, status) => {
  signInAs()
  server(refresh)
  const failure: unknown = await get('/mood/').catch((error: unknown) => error)
  expect(statusOf(failure)).toBe(status)
  expect(isNetworkError(failure)).toBe(status === undefined)
  expect(session.status).toBe('signedIn')
  expect(localStorage.getItem('refresh_token')).toBe(tokenFor(1, 'refresh'))
})

test.each(['/token/', '/token/refresh/', '/auth/logout/'])(
  'a 401 of %s starts no refresh',
  async (path) => {
    signInAs()
    const api = fakeApi({ [`POST ${path}`]: () => [401, {}] })
    await expect(post(path, {})).rejects.toThrow('401')
    expect(api.calls).toHaveLength(1)
    expect(session.status).toBe('signedIn')
  },
)

test('rejects a response that arrives after its user has left', async () => {
  signInAs()
  fakeApi({
    'GET /mood/': () => {
      signInAs({ id: 2 })
      return ['private']
    },
  })
  await expect(get('/mood/')).rejects.toThrow('The user has changed')
})

test('requests go to /api with a time-out of 10 seconds', () => {
  expect(http.defaults).toMatchObject({ baseURL: '/api', timeout: 10_000 })
})
