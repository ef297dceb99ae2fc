import { fakeApi, signInAs, tokenFor } from '../testing'
import { changeEmail, changePassword, deleteAccount } from './account'
import { fieldErrors } from '../http/failure'
import { session } from './session'
import { currentTokens } from './tokens'

const casey = { id: 1, username: 'casey', email: 'c@example.com', is_staff: false }
const fresh = { access: tokenFor(1, 'anew'), refresh: tokenFor(1, 'renewed') }
const change = { current_password: 'before', new_password: 'after' }

test('a new e-mail address is shown at once', async () => {
  signInAs()
  fakeApi({ 'PATCH /auth/users/me/': () => ({ ...casey, email: 'new@example.com' }) })
  await changeEmail('new@example.com')
  expect(session.user?.email).toBe('new@example.com')
})

test('after a new password, which ends every session, this browser is signed in anew', async () => {
  signInAs({ username: 'casey' })
  const api = fakeApi({
    'POST /auth/users/set_password/': () => [204],
    'POST /token/': () => fresh,
    'GET /auth/users/me/': () => casey,
  })
  await changePassword(change)
  expect(api.callsOf('POST /token/')[0]?.body).toEqual({ username: 'casey', password: 'after' })
  expect(currentTokens()).toEqual(fresh)
  expect(session).toMatchObject({ status: 'signedIn', userId: '1' })
})

test('a session that was not to be remembered still is not after a new password', async () => {
  document.cookie = 'truenorth_forget=1; Path=/'
  signInAs({ username: 'casey' })
  fakeApi({
    'POST /auth/users/set_password/': () => [204],
    'POST /token/': () => fresh,
    'GET /auth/users/me/': () => casey,
  })
  await changePassword(change)
  expect(document.cookie).toContain('truenorth_forget=1')
  expect(document.cookie).toContain('truenorth_session=1')
})

test('a refused password changes nothing', async () => {
  signInAs()
  fakeApi({
    'POST /auth/users/set_password/': () => [400, { current_password: ['Invalid password.'] }],
  })
  const failure: unknown = await changePassword(change).catch((error: unknown) => error)
  expect(fieldErrors(failure)).toEqual({ current_password: ['Invalid password.'] })
  expect(session.status).toBe('signedIn')
})

test('where signing in again fails the session ends, since the server has ended it', async () => {
  signInAs()
  fakeApi({ 'POST /auth/users/set_password/': () => [204], 'POST /token/': () => [503] })
  await changePassword(change)
  expect(session).toMatchObject({ status: 'signedOut', ended: 'refused' })
})

test('deleting the account asks with the password and ends the session', async () => {
  signInAs()
  const api = fakeApi({ 'DELETE /auth/users/me/': () => [204] })
  await deleteAccount('before')
  expect(api.calls[0]?.body).toEqual({ current_password: 'before' })
  expect(session.status).toBe('signedOut')
  expect(localStorage.getItem('access_token')).toBeNull()
})
