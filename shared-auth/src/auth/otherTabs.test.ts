import { waitFor } from '@testing-library/react'
import { queryClient } from '../http/queries'
import { session } from '../session/session'
import { currentTokens } from '../session/tokens'
import { fakeApi, signInAs, tokenFor } from '../testing'
import { startSession } from './startSession'

const user = (id: number) => ({ id, username: `user-${id}`, is_admin: false })
const inAnotherTab = (act: () => void) => {
  act()
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
}
const storeTokens = (id: number, mark: string) => {
  localStorage.setItem('access_token', tokenFor(id, mark))
  localStorage.setItem('refresh_token', tokenFor(id, `${mark}-refresh`))
}
beforeEach(async () => {
  await startSession()
})

test('a sign-out in another tab ends this session', () => {
  signInAs()
  queryClient.setQueryData(['moods'], ['private'])
  inAnotherTab(() => localStorage.clear())
  expect(session).toMatchObject({ status: 'signedOut', user: undefined, ended: 'signOut' })
  expect(currentTokens().refresh).toBeUndefined()
  expect(queryClient.getQueryData(['moods'])).toBeUndefined()
})

test('a sign-in as another user is taken over and empties the cache', async () => {
  signInAs()
  queryClient.setQueryData(['moods'], ['private'])
  const api = fakeApi({ 'GET /auth/users/me/': () => user(2) })
  inAnotherTab(() => storeTokens(2, 'new'))
  expect(session).toMatchObject({ status: 'loading', user: undefined })
  expect(queryClient.getQueryData(['moods'])).toBeUndefined()
  await waitFor(() =>
    expect(session).toMatchObject({ status: 'signedIn', user: user(2), userId: '2' }),
  )
  expect(api.calls[0]?.headers['authorization']).toBe(`Bearer ${tokenFor(2, 'new')}`)
})

test('a sign-in in another tab signs in this tab', async () => {
  fakeApi({ 'GET /auth/users/me/': () => user(1) })
  inAnotherTab(() => storeTokens(1, 'new'))
  await waitFor(() => expect(session).toMatchObject({ status: 'signedIn', userId: '1' }))
})

test('uses tokens renewed by another tab without a request', () => {
  signInAs()
  queryClient.setQueryData(['moods'], ['mine'])
  const api = fakeApi()
  inAnotherTab(() => storeTokens(1, 'renewed'))
  expect(currentTokens().access).toBe(tokenFor(1, 'renewed'))
  expect(session.status).toBe('signedIn')
  expect(queryClient.getQueryData(['moods'])).toEqual(['mine'])
  expect(api.calls).toEqual([])
})

test('confirms the user of new tokens without readable claims', async () => {
  signInAs()
  queryClient.setQueryData(['moods'], ['private'])
  fakeApi({ 'GET /auth/users/me/': () => user(2) })
  inAnotherTab(() => localStorage.setItem('access_token', 'opaque'))
  await waitFor(() => expect(session).toMatchObject({ status: 'signedIn', userId: '2' }))
  expect(queryClient.getQueryData(['moods'])).toBeUndefined()
})

test('a page restored from the browser’s cache follows a sign-out it has missed', () => {
  signInAs()
  localStorage.clear()
  window.dispatchEvent(new Event('pageshow'))
  expect(session.status).toBe('signedOut')
})
