// The calls about accounts, whatever answers in place of the server: nothing is called done (D41).
import { redirectReports } from '../browser/report'
import { get, post } from '../http/httpClient'
import { session } from '../session/session'
import { currentTokens } from '../session/tokens'
import { fakeApi, signInAs } from '../testing'
import { brokenAnswers, foreignAnswers, unpromisedBodies } from '../testing/forgeries'
import { changeEmail, changePassword, deleteAccount } from './account'
import { loadUser } from './loadUser'
import { confirmPasswordReset, register, requestPasswordReset, signIn } from './signIn'
import { signOut } from './signOut'

const credentials = { username: 'casey', password: 'Wander-Lantern-42', remember: true }
const change = { current_password: 'old', new_password: 'Wander-Lantern-42' }
const reset = { uid: 'a', token: 'b', new_password: 'c', re_new_password: 'c' }

let stopReports = () => {}
beforeEach(() => {
  stopReports = redirectReports(() => {})
})
afterEach(() => stopReports())

describe.each([...foreignAnswers, ...brokenAnswers])('%s', (_what, answer) => {
  test('is no sign-in, no refusal of one, and no registration', async () => {
    fakeApi({ 'POST /token/': answer, 'POST /auth/users/': answer })
    await expect(signIn(credentials)).rejects.toBeInstanceOf(Error)
    await expect(register({ ...credentials, email: 'casey@example.com' })).rejects.toBeInstanceOf(
      Error,
    )
    expect(currentTokens().access).toBeUndefined()
  })

  test('does not end a session, nor say whose it is', async () => {
    const user = signInAs()
    const tokens = currentTokens()
    fakeApi({ 'GET /auth/users/me/': answer, 'PATCH /auth/users/me/': answer })
    await loadUser()
    await expect(changeEmail('new@example.com', 'Northern-Light-7')).rejects.toBeInstanceOf(Error)
    expect(session).toMatchObject({ status: 'signedIn', user })
    expect(currentTokens()).toEqual(tokens)
  })

  test('in place of a new token does not end the session', async () => {
    signInAs()
    const tokens = currentTokens()
    fakeApi({ 'GET /mood/': () => [401, {}], 'POST /token/refresh/': answer })
    await expect(get('/mood/')).rejects.toBeInstanceOf(Error)
    expect(session.status).toBe('signedIn')
    expect(currentTokens()).toEqual(tokens)
  })
})

describe.each([...foreignAnswers, ...unpromisedBodies])('%s', (_what, answer) => {
  test('is no reset, no new password and no deletion', async () => {
    fakeApi({
      'POST /auth/users/reset_password/': answer,
      'POST /auth/users/reset_password_confirm/': answer,
      'POST /auth/users/set_password/': answer,
      'DELETE /auth/users/me/': answer,
    })
    await expect(requestPasswordReset('casey@example.com')).rejects.toBeInstanceOf(Error)
    await expect(confirmPasswordReset(reset)).rejects.toBeInstanceOf(Error)
    signInAs()
    await expect(changePassword(change)).rejects.toBeInstanceOf(Error)
    await expect(deleteAccount('old')).rejects.toBeInstanceOf(Error)
    expect(session.status).toBe('signedIn')
  })
})

test.each(foreignAnswers)(
  '%s confirms no sign-out, which is made here all the same',
  async (_, answer) => {
    signInAs()
    fakeApi({ 'POST /auth/logout/': answer })
    expect(await signOut()).toBe(false)
    expect(session.status).toBe('signedOut')
  },
)

test.each(foreignAnswers)('%s is no answer to a call without a schema', async (_, answer) => {
  fakeApi({ 'GET /mood/': answer, 'POST /mood/': answer })
  await expect(get('/mood/')).rejects.toBeInstanceOf(Error)
  await expect(post('/mood/', {})).rejects.toBeInstanceOf(Error)
})
