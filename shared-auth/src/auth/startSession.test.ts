import { userDayEnd } from '@truenorth/shared-ui'
import { waitFor } from '@testing-library/react'
import { redirectReports } from '../browser/report'
import { session, startSignedOut } from '../session/session'
import { storage } from '../session/storage'
import { fakeApi, networkError, tokenFor } from '../testing'
import { recallUser } from './loadUser'
import { startSession } from './startSession'

const casey = {
  id: 1,
  username: 'casey',
  email: 'c@example.com',
  is_staff: false,
  is_superuser: false,
  is_admin: false,
}
const store = (access: string, refresh: string) => {
  localStorage.setItem('access_token', access)
  localStorage.setItem('refresh_token', refresh)
}
const reports: string[] = []
let stopReports = () => {}
beforeEach(() => {
  reports.length = 0
  stopReports = redirectReports((context) => reports.push(context))
})
afterEach(() => stopReports())

test('confirms the user of a token found at load', async () => {
  store(tokenFor(1, 'a'), tokenFor(1, 'r'))
  const api = fakeApi({ 'GET /auth/users/me/': () => casey })
  await startSession()
  expect(session).toMatchObject({ status: 'signedIn', user: casey, userId: '1', demo: false })
  expect(api.calls[0]?.headers['authorization']).toBe(`Bearer ${tokenFor(1, 'a')}`)
})

test('makes no request without a token', async () => {
  const api = fakeApi()
  await startSession()
  expect(session.status).toBe('signedOut')
  expect(api.calls).toEqual([])
})

test('clears a refused token that cannot be renewed', async () => {
  store(tokenFor(1, 'a'), tokenFor(1, 'r'))
  fakeApi({ 'GET /auth/users/me/': () => [401, {}], 'POST /token/refresh/': () => [401, {}] })
  await startSession()
  expect(session.status).toBe('signedOut')
  expect(localStorage).toHaveLength(0)
})

test('clears a token that is refused after its renewal', async () => {
  store(tokenFor(1, 'a'), tokenFor(1, 'r'))
  fakeApi({
    'GET /auth/users/me/': () => [401, {}],
    'POST /token/refresh/': () => ({ access: tokenFor(1, 'b') }),
  })
  await startSession()
  expect(session.status).toBe('signedOut')
})

test('a refresh token alone signs in', async () => {
  localStorage.setItem('refresh_token', tokenFor(1, 'r'))
  fakeApi({
    'GET /auth/users/me/': (_, { headers }) => (headers['authorization'] ? casey : [401, {}]),
    'POST /token/refresh/': () => ({ access: tokenFor(1, 'b') }),
  })
  await startSession()
  expect(session).toMatchObject({ status: 'signedIn', userId: '1' })
})

test.each([
  [
    'no network',
    () => {
      throw networkError()
    },
  ],
  ['a busy server', () => [503, {}]],
  ['too many calls', () => [429, {}]],
])('%s keeps the session with the user id of its token', async (_, answer) => {
  store(tokenFor(1, 'a'), tokenFor(1, 'r'))
  fakeApi({ 'GET /auth/users/me/': answer })
  await startSession()
  expect(session).toMatchObject({ status: 'signedIn', user: undefined, userId: '1' })
  expect(localStorage.getItem('access_token')).toBe(tokenFor(1, 'a'))
  expect(reports).toEqual(['who is signed in could not be asked'])
})

test('shows the name and keeps the end of the day last seen in this browser while the server cannot be reached', async () => {
  store(tokenFor(1, 'a'), tokenFor(1, 'r'))
  const api = fakeApi({ 'GET /auth/users/me/': () => ({ ...casey, day_end: 3 }) })
  await startSession()
  expect(userDayEnd()).toBe(3)
  const kept = { name: 'casey', dayEnd: 3 }
  await waitFor(async () => expect(await recallUser('1')).toEqual(kept))
  startSignedOut()
  expect(userDayEnd()).toBe(0)
  api.respond({ 'GET /auth/users/me/': () => [503, {}] })
  await startSession()
  await waitFor(() => expect(session.knownAs).toBe('casey'))
  expect(userDayEnd()).toBe(3)
  expect(session.user).toBeUndefined()
})

test('confirms the user when the network is back', async () => {
  store(tokenFor(1, 'a'), tokenFor(1, 'r'))
  const api = fakeApi({
    'GET /auth/users/me/': () => {
      throw networkError()
    },
  })
  await startSession()
  api.respond({ 'GET /auth/users/me/': () => casey })
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(session.user).toEqual(casey)
})

test.each(['', 'undefined', 'null', 'two words', 'line\nbreak', 'Ünicode'])(
  'ignores the stored token "%s"',
  async (value) => {
    store(value, value)
    fakeApi()
    await startSession()
    expect(session.status).toBe('signedOut')
  },
)

test('confirms the user of a token without readable claims', async () => {
  store('not.%%%.jwt', 'x')
  fakeApi({ 'GET /auth/users/me/': () => casey })
  await startSession()
  expect(session).toMatchObject({ status: 'signedIn', userId: '1' })
})

test('a browser that forbids storage starts signed out', async () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbid)
  await startSession()
  expect(session.status).toBe('signedOut')
  expect(storage.works).toBe(false)
})
