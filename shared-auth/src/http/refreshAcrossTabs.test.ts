import { session } from '../session/session'
import { currentTokens, keepTokens } from '../session/tokens'
import { fakeApi, signInAs, tokenFor } from '../testing'
import { isNetworkError } from './errors'
import { get, post } from './httpClient'

const fresh = tokenFor(1, 'fresh')
const expired = { detail: 'Given token not valid for any token type', code: 'token_not_valid' }
const isFresh = (authorization = '') => authorization === `Bearer ${fresh}`

const guarded = (body: unknown, authorization: string | undefined) =>
  isFresh(authorization) ? body : [401, expired]

const server = (refresh: () => unknown) =>
  fakeApi({
    'GET /mood/': (_, { headers }) => guarded([], headers['authorization']),
    'POST /mood/': (body, { headers }) => guarded(body, headers['authorization']),
    'POST /token/refresh/': refresh,
  })

afterEach(() => Reflect.deleteProperty(navigator, 'locks'))
const whileWaiting = (act: () => void) =>
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: async (_name: string, _options: unknown, run: () => Promise<unknown>) => {
        act()
        return run()
      },
    },
  })

test('uses tokens that another tab has just renewed, without a refresh', async () => {
  signInAs()
  const api = server(() => ({ access: 'never' }))
  whileWaiting(() => {
    localStorage.setItem('access_token', fresh)
    localStorage.setItem('refresh_token', 'refresh-2')
  })
  expect(await get('/mood/')).toEqual([])
  expect(api.callsOf('POST /token/refresh/')).toHaveLength(0)
  expect(currentTokens()).toEqual({ access: fresh, refresh: 'refresh-2' })
})

test('uses another tab’s tokens that arrive while waiting for the lock', async () => {
  signInAs()
  const api = server(() => ({ access: 'never' }))
  whileWaiting(() => keepTokens({ access: fresh, refresh: 'refresh-2' }))
  expect(await get('/mood/')).toEqual([])
  expect(api.callsOf('POST /token/refresh/')).toHaveLength(0)
})

test('uses another tab’s tokens after a refused refresh', async () => {
  signInAs()
  server(() => {
    localStorage.setItem('access_token', fresh)
    localStorage.setItem('refresh_token', 'refresh-2')
    return [401, {}]
  })
  expect(await get('/mood/')).toEqual([])
  expect(session.status).toBe('signedIn')
})

test('does not undo a sign-out in another tab', async () => {
  signInAs()
  const api = server(() => ({ access: fresh }))
  whileWaiting(() => localStorage.clear())
  await expect(get('/mood/')).rejects.toThrow('401')
  expect(api.callsOf('POST /token/refresh/')).toHaveLength(0)
  expect(localStorage).toHaveLength(0)
})

test('never repeats a write with another user’s token', async () => {
  signInAs()
  const api = server(() => ({ access: 'never' }))
  whileWaiting(() => {
    localStorage.setItem('access_token', tokenFor(2, 'access'))
    localStorage.setItem('refresh_token', tokenFor(2, 'refresh'))
  })
  await expect(post('/mood/', { mood_value: 1 })).rejects.toThrow('401')
  expect(api.callsOf('POST /mood/')).toHaveLength(1)
  expect(localStorage.getItem('access_token')).toBe(tokenFor(2, 'access'))
})

test('a lock that is never released is a network error', async () => {
  signInAs()
  server(() => ({ access: fresh }))
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => Promise.reject(new DOMException('timed out', 'TimeoutError')) },
  })
  const failure: unknown = await get('/mood/').catch((error: unknown) => error)
  expect(isNetworkError(failure)).toBe(true)
  expect(session.status).toBe('signedIn')
})
