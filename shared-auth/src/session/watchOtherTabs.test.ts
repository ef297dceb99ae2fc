import { queryClient } from '../queries/queryClient'
import { fakeApi, signInAs, tokenFor } from '../testing'
import { session } from './session'
import { startSession } from './startSession'
import { currentTokens } from './tokens'

const user = (id: number) => ({ id, username: `user-${id}`, is_admin: false })
const inAnotherTab = (act: () => void) => {
  act()
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
}
const storeTokens = (id: number, mark: string) => {
  localStorage.setItem('access_token', tokenFor(id, mark))
  localStorage.setItem('refresh_token', tokenFor(id, `${mark}-refresh`))
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 10))

beforeEach(async () => {
  await startSession()
})

test('signing out in one tab signs out all', () => {
  signInAs()
  queryClient.setQueryData(['moods'], ['private'])
  inAnotherTab(() => localStorage.clear())
  expect(session).toMatchObject({ status: 'signedOut', user: undefined, ended: 'signOut' })
  expect(currentTokens().refresh).toBeUndefined()
  expect(queryClient.getQueryData(['moods'])).toBeUndefined()
})

test('signing in as somebody else is taken over, with nothing left of the user before', async () => {
  signInAs()
  queryClient.setQueryData(['moods'], ['private'])
  const api = fakeApi({ 'GET /auth/users/me/': () => user(2) })
  inAnotherTab(() => storeTokens(2, 'new'))
  expect(session).toMatchObject({ status: 'loading', user: undefined })
  expect(queryClient.getQueryData(['moods'])).toBeUndefined()
  await settled()
  expect(session).toMatchObject({ status: 'signedIn', user: user(2), userId: '2' })
  expect(api.calls[0]?.headers['authorization']).toBe(`Bearer ${tokenFor(2, 'new')}`)
})

test('signing in elsewhere signs in this tab too', async () => {
  fakeApi({ 'GET /auth/users/me/': () => user(1) })
  inAnotherTab(() => storeTokens(1, 'new'))
  await settled()
  expect(session).toMatchObject({ status: 'signedIn', userId: '1' })
})

test('tokens renewed elsewhere are used from then on, and nothing else happens', () => {
  signInAs()
  queryClient.setQueryData(['moods'], ['mine'])
  const api = fakeApi()
  inAnotherTab(() => storeTokens(1, 'renewed'))
  expect(currentTokens().access).toBe(tokenFor(1, 'renewed'))
  expect(session.status).toBe('signedIn')
  expect(queryClient.getQueryData(['moods'])).toEqual(['mine'])
  expect(api.calls).toEqual([])
})

test('tokens that do not say whose they are are asked about', async () => {
  signInAs()
  queryClient.setQueryData(['moods'], ['private'])
  fakeApi({ 'GET /auth/users/me/': () => user(2) })
  inAnotherTab(() => localStorage.setItem('access_token', 'opaque'))
  await settled()
  expect(session).toMatchObject({ status: 'signedIn', userId: '2' })
  expect(queryClient.getQueryData(['moods'])).toBeUndefined()
})

test('a page brought back from the browser’s cache learns what it has missed', () => {
  signInAs()
  localStorage.clear()
  window.dispatchEvent(new Event('pageshow'))
  expect(session.status).toBe('signedOut')
})
