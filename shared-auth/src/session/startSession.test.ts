import { waitFor } from '@testing-library/react'
import { fakeApi, noAnswer, tokenFor } from '../testing'
import { redirectReports } from '../report/report'
import { leaveSession } from './endSession'
import { recallName } from './knownName'
import { session } from './session'
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

test('a token found at load is asked whose it is', async () => {
  store(tokenFor(1, 'a'), tokenFor(1, 'r'))
  const api = fakeApi({ 'GET /auth/users/me/': () => casey })
  await startSession()
  expect(session).toMatchObject({ status: 'signedIn', user: casey, userId: '1', demo: false })
  expect(api.calls[0]?.headers['authorization']).toBe(`Bearer ${tokenFor(1, 'a')}`)
})

test('without a token nothing is asked', async () => {
  const api = fakeApi()
  await startSession()
  expect(session.status).toBe('signedOut')
  expect(api.calls).toEqual([])
})

test('a token that is refused and cannot be renewed is cleared', async () => {
  store(tokenFor(1, 'a'), tokenFor(1, 'r'))
  fakeApi({ 'GET /auth/users/me/': () => [401, {}], 'POST /token/refresh/': () => [401, {}] })
  await startSession()
  expect(session.status).toBe('signedOut')
  expect(localStorage).toHaveLength(0)
})

test('a token refused even after its renewal is cleared', async () => {
  store(tokenFor(1, 'a'), tokenFor(1, 'r'))
  fakeApi({
    'GET /auth/users/me/': () => [401, {}],
    'POST /token/refresh/': () => ({ access: tokenFor(1, 'b') }),
  })
  await startSession()
  expect(session.status).toBe('signedOut')
})

test('a refresh token alone is enough', async () => {
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
      throw noAnswer()
    },
  ],
  ['a busy server', () => [503, {}]],
  ['too many calls', () => [429, {}]],
])('%s keeps the session, known by its token alone', async (_, answer) => {
  store(tokenFor(1, 'a'), tokenFor(1, 'r'))
  fakeApi({ 'GET /auth/users/me/': answer })
  await startSession()
  expect(session).toMatchObject({ status: 'signedIn', user: undefined, userId: '1' })
  expect(localStorage.getItem('access_token')).toBe(tokenFor(1, 'a'))
  expect(reports).toEqual(['who is signed in could not be asked'])
})

test('while the server cannot be asked, the person is known by the name last seen here', async () => {
  store(tokenFor(1, 'a'), tokenFor(1, 'r'))
  const api = fakeApi({ 'GET /auth/users/me/': () => casey })
  await startSession()
  await waitFor(async () => expect(await recallName('1')).toBe('casey'))
  leaveSession(undefined)
  api.answer({ 'GET /auth/users/me/': () => [503, {}] })
  await startSession()
  await waitFor(() => expect(session.knownAs).toBe('casey'))
  expect(session.user).toBeUndefined()
})

test('who is signed in is asked again when the network is back', async () => {
  store(tokenFor(1, 'a'), tokenFor(1, 'r'))
  const api = fakeApi({
    'GET /auth/users/me/': () => {
      throw noAnswer()
    },
  })
  await startSession()
  api.answer({ 'GET /auth/users/me/': () => casey })
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(session.user).toEqual(casey)
})

test.each(['', 'undefined', 'null', 'two words', 'line\nbreak', 'Ünicode'])(
  'a stored token "%s" is none',
  async (value) => {
    store(value, value)
    fakeApi()
    await startSession()
    expect(session.status).toBe('signedOut')
  },
)

test('a token whose owner cannot be read is asked about all the same', async () => {
  store('not.%%%.jwt', 'x')
  fakeApi({ 'GET /auth/users/me/': () => casey })
  await startSession()
  expect(session).toMatchObject({ status: 'signedIn', userId: '1' })
})

test('a browser that forbids storage starts as signed out, and says so', async () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbid)
  await startSession()
  expect(session).toMatchObject({ status: 'signedOut', storageWorks: false })
})
