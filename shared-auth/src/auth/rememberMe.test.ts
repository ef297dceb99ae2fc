import { session } from '../session/session'
import { fakeApi, tokenFor } from '../testing'
import { signIn } from './signIn'
import { startSession } from './startSession'

const casey = { id: 1, username: 'casey', is_staff: false, is_superuser: false, is_admin: false }
const signInCasey = async (remember: boolean) => {
  fakeApi({
    'POST /token/': () => ({ access: tokenFor(1, 'a'), refresh: tokenFor(1, 'r') }),
    'GET /auth/users/me/': () => casey,
  })
  await signIn({ username: 'casey', password: 'x', remember })
}
const closeBrowser = () => {
  document.cookie = 'truenorth_session=; Path=/; Max-Age=0'
}

test('a remembered session outlives the browser', async () => {
  await signInCasey(true)
  expect(document.cookie).toBe('')
  closeBrowser()
  await startSession()
  expect(session.status).toBe('signedIn')
})

test('a session that is not remembered outlives a reload', async () => {
  await signInCasey(false)
  expect(document.cookie).toBe('truenorth_forget=1; truenorth_session=1')
  await startSession()
  expect(session.status).toBe('signedIn')
})

test('a session that is not remembered ends with the browser', async () => {
  await signInCasey(false)
  closeBrowser()
  await startSession()
  expect(session.status).toBe('signedOut')
  expect(localStorage.getItem('access_token')).toBeNull()
  expect(localStorage.getItem('truenorth_seen')).toBe('true')
})

test('a later sign-in can choose to be remembered', async () => {
  await signInCasey(false)
  await signInCasey(true)
  closeBrowser()
  await startSession()
  expect(session.status).toBe('signedIn')
})
