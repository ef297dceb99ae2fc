import { session } from '../session/session'
import { currentTokens } from '../session/tokens'
import { fakeApi, noAnswer, signInAs, timedOut, tokenFor } from '../testing'
import { isUnanswered, statusOf } from './failure'
import { get, http, post } from './http'

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

test('many calls refused at once make one refresh, and each is asked once more', async () => {
  signInAs()
  const api = server(() => ({ access: fresh, refresh: 'refresh-2' }))
  const paths = ['/mood/', '/journey/', '/mood/', '/journey/', '/mood/']
  expect(await Promise.all(paths.map((path) => get(path)))).toEqual([[], [], [], [], []])
  expect(api.callsOf('POST /token/refresh/')).toHaveLength(1)
  expect(api.callsOf('GET /mood/')).toHaveLength(6)
  expect(localStorage.getItem('access_token')).toBe(fresh)
  expect(localStorage.getItem('refresh_token')).toBe('refresh-2')
})

test('the refresh token stays when the server does not rotate it', async () => {
  signInAs()
  server(() => ({ access: fresh }))
  await get('/mood/')
  expect(localStorage.getItem('refresh_token')).toBe(tokenFor(1, 'refresh'))
})

test('a call sent again carries the same body', async () => {
  signInAs()
  server(() => ({ access: fresh }))
  expect(await post('/mood/', { mood_value: 4, note: 'Ä' })).toEqual({ mood_value: 4, note: 'Ä' })
})

test('a call refused after the refresh is not tried a third time, and the session stays', async () => {
  signInAs()
  const api = server(() => ({ access: 'other' }))
  await expect(get('/mood/')).rejects.toMatchObject({ response: { status: 401 } })
  expect(api.callsOf('GET /mood/')).toHaveLength(2)
  expect(api.callsOf('POST /token/refresh/')).toHaveLength(1)
  expect(session.status).toBe('signedIn')
})

test('a user who is gone is signed out', async () => {
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

test('without a refresh token the session ends and nothing is asked', async () => {
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
      throw noAnswer()
    },
    undefined,
  ],
  [
    'a time-out',
    () => {
      throw timedOut()
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
  expect(isUnanswered(failure)).toBe(status === undefined)
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

test('an answer that arrives after its user has left is given to nobody', async () => {
  signInAs()
  fakeApi({
    'GET /mood/': () => {
      signInAs({ id: 2 })
      return ['private']
    },
  })
  await expect(get('/mood/')).rejects.toThrow('The user has changed')
})

test('calls have 10 seconds under /api', () => {
  expect(http.defaults).toMatchObject({ baseURL: '/api', timeout: 10_000 })
})
