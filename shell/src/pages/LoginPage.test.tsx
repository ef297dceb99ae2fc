import { fakeApi, networkError, setSession, tokenFor } from '@truenorth/shared-auth/testing'
import { session } from '@truenorth/shared-auth'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { LoginPage } from './LoginPage'

const casey = { id: 1, username: 'casey', is_staff: false, is_superuser: false, is_admin: false }
const tokens = { access: tokenFor(1, 'access'), refresh: tokenFor(1, 'refresh') }

const username = () => screen.getByLabelText('Username')
const password = () => screen.getByLabelText('Password')

const signInWith = async (respond: () => unknown) => {
  const api = fakeApi({ 'POST /token/': respond, 'GET /auth/users/me/': () => casey })
  const { user } = renderScreen(<LoginPage />, { path: '/login' })
  await user.type(username(), ' casey ')
  await user.type(password(), 'Lakeside-walk1')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  return api
}

test('signs in with the trimmed username and the password as typed', async () => {
  const { callsOf } = await signInWith(() => tokens)
  await waitFor(() => expect(session.status).toBe('signedIn'))
  expect(callsOf('POST /token/')[0]?.body).toEqual({
    username: 'casey',
    password: 'Lakeside-walk1',
  })
})

test('marks missing fields until they are edited, and focuses the first', async () => {
  fakeApi({})
  const { user } = renderScreen(<LoginPage />, { path: '/login' })
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('Username is required')).toBeVisible()
  expect(screen.getByText('Password is required')).toBeVisible()
  expect(username()).toHaveFocus()
  expect(username()).toHaveAccessibleDescription('Username is required')

  await user.type(username(), 'c')
  expect(screen.queryByText('Username is required')).not.toBeInTheDocument()
  expect(screen.getByText('Password is required')).toBeVisible()
})

test('shows a banner for a wrong password, and keeps what was typed', async () => {
  await signInWith(() => [401, { detail: 'No active account found' }])
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password.')
  expect(username()).toHaveValue(' casey ')
  expect(password()).toHaveValue('Lakeside-walk1')
})

test.each([
  [
    'no response',
    () => {
      throw networkError()
    },
    'An error occurred during login. Please try again.',
  ],
  [
    'too many attempts',
    () => [429, { detail: '' }, { 'retry-after': '240' }],
    'Too many attempts. Please try again in 4 minutes.',
  ],
  ['a busy service', () => [503], 'The service is busy. Please try again in a moment.'],
])('shows a banner for %s', async (_case, respond, message) => {
  await signInWith(respond)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('the button says "Signing In..." while signing in', async () => {
  await signInWith(() => new Promise(() => undefined))
  expect(await screen.findByRole('button', { name: 'Signing In...' })).toBeDisabled()
})

test('the password can be shown and hidden', async () => {
  const { user } = renderScreen(<LoginPage />, { path: '/login' })
  expect(password()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
})

test('welcomes a new user in a browser without a sign-in', () => {
  renderScreen(<LoginPage />, { path: '/login' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome$/)
})

test('welcomes a returning user back', () => {
  localStorage.setItem('truenorth_seen', 'true')
  renderScreen(<LoginPage />, { path: '/login' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back')
})

test('newUser=true welcomes a new user in a browser with a sign-in', () => {
  localStorage.setItem('truenorth_seen', 'true')
  renderScreen(<LoginPage />, { path: '/login?newUser=true' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome$/)
})

test('links to the password reset and to the registration', () => {
  renderScreen(<LoginPage />, { path: '/login' })
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/password-reset',
  )
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register')
})

test('says that the session has ended', () => {
  setSession({ ended: 'refused' })
  renderScreen(<LoginPage />, { path: '/login' })
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your session has ended. Sign in again to go on where you were.',
  )
})

const codeNeeded = [403, { detail: '', code: 'second_factor_required', challenge: 'asked' }]

const answerWith = async (respond: () => unknown) => {
  const { callsOf } = fakeApi({
    'POST /token/': () => codeNeeded,
    'POST /token/second-factor/': respond,
    'GET /auth/users/me/': () => casey,
  })
  const { user } = renderScreen(<LoginPage />, { path: '/login' })
  await user.type(username(), 'casey')
  await user.type(password(), 'Lakeside-walk1')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  const code = await screen.findByLabelText('Code')
  expect(code).toHaveFocus()
  await user.type(code, '123456{Enter}')
  return { user, sent: () => callsOf('POST /token/second-factor/').map(({ body }) => body) }
}

test('asks for a code after the password, where the account has a second factor', async () => {
  const { user, sent } = await answerWith(() => [400, { code: ['This code is not right.'] }])
  expect(await screen.findByText('This code is not right.')).toBeVisible()
  expect(screen.getByLabelText('Code')).toHaveValue('123456')
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  await user.click(screen.getByLabelText('Ask for no code in this browser for 30 days'))
  await user.type(screen.getByLabelText('Recovery code'), '4k7m-0x2p-9s3d-w8vn{Enter}')
  await waitFor(() =>
    expect(sent()).toEqual([
      { challenge: 'asked', code: '123456', remember_device: false },
      { challenge: 'asked', code: '4k7m-0x2p-9s3d-w8vn', remember_device: true },
    ]),
  )
})

test('signs in with a right code', async () => {
  await answerWith(() => tokens)
  await waitFor(() => expect(session.status).toBe('signedIn'))
})

test('leads back to the password, which is kept, when the code came too late', async () => {
  const { user } = await answerWith(() => [401, { detail: 'That took too long.' }])
  expect(await screen.findByRole('alert')).toHaveTextContent('That took too long. Sign in again.')
  expect(username()).toHaveValue('casey')
  expect(password()).toHaveValue('Lakeside-walk1')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  expect(username()).toHaveValue('casey')
})
