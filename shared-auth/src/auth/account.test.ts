import { fieldErrors } from '../http/errors'
import { onUserChange, session } from '../session/session'
import { currentTokens } from '../session/tokens'
import { fakeApi, signInAs, tokenFor } from '../testing'
import { changeEmail, changePassword, deleteAccount } from './account'

const casey = { id: 1, username: 'casey', email: 'c@example.com', is_staff: false }
const fresh = { access: tokenFor(1, 'anew'), refresh: tokenFor(1, 'renewed') }
const change = { current_password: 'before', new_password: 'after' }

test('shows a new e-mail address at once', async () => {
  signInAs()
  const api = fakeApi({ 'PATCH /auth/users/me/': () => ({ ...casey, email: 'new@example.com' }) })
  await changeEmail('new@example.com', 'before')
  expect(api.calls[0]?.body).toEqual({ email: 'new@example.com', current_password: 'before' })
  expect(session.user?.email).toBe('new@example.com')
})

test('signs in again after a new password', async () => {
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

test('a new password leaves what the page has of its user', async () => {
  signInAs({ username: 'casey' })
  fakeApi({
    'POST /auth/users/set_password/': () => [204],
    'POST /token/': () => fresh,
    'GET /auth/users/me/': () => casey,
  })
  const left = jest.fn()
  const stop = onUserChange(left)
  await changePassword(change)
  stop()
  expect(left).not.toHaveBeenCalled()
})

test('a new password keeps the choice not to be remembered', async () => {
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

test('ends the session when signing in with the new password fails', async () => {
  signInAs()
  fakeApi({ 'POST /auth/users/set_password/': () => [204], 'POST /token/': () => [503] })
  await changePassword(change)
  expect(session).toMatchObject({ status: 'signedOut', ended: 'refused' })
})

test('deletes the account with the password and ends the session', async () => {
  signInAs()
  const api = fakeApi({ 'DELETE /auth/users/me/': () => [204] })
  await deleteAccount('before')
  expect(api.calls[0]?.body).toEqual({ current_password: 'before' })
  expect(session.status).toBe('signedOut')
  expect(localStorage.getItem('access_token')).toBeNull()
})
