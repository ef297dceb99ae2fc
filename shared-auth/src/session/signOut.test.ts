import { waitFor } from '@testing-library/react'
import { redirectReports } from '../report/report'
import { queryClient } from '../queries/queryClient'
import { fakeApi, noAnswer, signInAs, tokenFor } from '../testing'
import { chooseRemembering } from './rememberMe'
import { keepName, recallName } from './knownName'
import { session } from './session'
import { signOut } from './signOut'
import { keepTokens } from './tokens'

test('signing out tells the server and forgets the user', async () => {
  signInAs()
  chooseRemembering(false)
  queryClient.setQueryData(['moods'], ['private'])
  const api = fakeApi({ 'POST /auth/logout/': () => [204] })
  expect(await signOut()).toBe(true)
  expect(api.calls[0]?.body).toEqual({ refresh: tokenFor(1, 'refresh') })
  expect(session).toMatchObject({ status: 'signedOut', user: undefined, ended: 'signOut' })
  expect(localStorage).toHaveLength(0)
  expect(document.cookie).toBe('')
  expect(queryClient.getQueryData(['moods'])).toBeUndefined()
})

test('without a refresh token the body is empty', async () => {
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
      throw noAnswer()
    },
  ],
  ['a refusal', () => [401, {}]],
  ['a server fault', () => [500, {}]],
])('%s signs out here all the same, and says that it was not confirmed', async (_, answer) => {
  const stop = redirectReports(() => {})
  signInAs()
  fakeApi({ 'POST /auth/logout/': answer })
  expect(await signOut()).toBe(false)
  expect(session.status).toBe('signedOut')
  expect(localStorage).toHaveLength(0)
  stop()
})

test('the name is not kept after signing out', async () => {
  signInAs()
  await keepName('1', 'casey')
  fakeApi({ 'POST /auth/logout/': () => [204] })
  await signOut()
  await waitFor(async () => expect(await recallName('1')).toBeUndefined())
})
