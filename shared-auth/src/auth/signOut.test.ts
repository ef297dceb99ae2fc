import { waitFor } from '@testing-library/react'
import { redirectReports } from '../browser/report'
import { queryClient } from '../http/queries'
import { setRemembered } from '../session/cookies'
import { session } from '../session/session'
import { keepTokens } from '../session/tokens'
import { fakeApi, networkError, signInAs, tokenFor } from '../testing'
import { keepUser, recallUser } from './loadUser'
import { signOut } from './signOut'
import { startSession } from './startSession'

test('tells the server and clears everything of the user', async () => {
  await startSession()
  signInAs()
  setRemembered(false)
  queryClient.setQueryData(['moods'], ['private'])
  const api = fakeApi({ 'POST /auth/logout/': () => [204] })
  expect(await signOut()).toBe(true)
  expect(api.calls[0]?.body).toEqual({ refresh: tokenFor(1, 'refresh') })
  expect(session).toMatchObject({ status: 'signedOut', user: undefined, ended: 'signOut' })
  expect(localStorage).toHaveLength(0)
  expect(document.cookie).toBe('')
  expect(queryClient.getQueryData(['moods'])).toBeUndefined()
})

test('sends an empty body without a refresh token', async () => {
  signInAs()
  keepTokens({ access: 'a', refresh: undefined })
  const api = fakeApi({ 'POST /auth/logout/': () => [204] })
  await signOut()
  expect(api.calls[0]?.body).toEqual({})
})

test.each([
  [
    'no network',
    () => {
      throw networkError()
    },
  ],
  ['a refusal', () => [401, {}]],
  ['a server fault', () => [500, {}]],
])('%s signs out in this browser without confirmation', async (_, answer) => {
  const stop = redirectReports(() => {})
  signInAs()
  fakeApi({ 'POST /auth/logout/': answer })
  expect(await signOut()).toBe(false)
  expect(session.status).toBe('signedOut')
  expect(localStorage).toHaveLength(0)
  stop()
})

test('removes what is kept of the user', async () => {
  const user = signInAs({ day_end: 3 })
  await keepUser(user)
  fakeApi({ 'POST /auth/logout/': () => [204] })
  await signOut()
  await waitFor(async () => expect(await recallUser('1')).toEqual({}))
})
