import { fakeApi, networkError } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { RegisterPage } from './RegisterPage'

const field = (name: string) => screen.getByLabelText(name)
const send = () => screen.getByRole('button', { name: 'Create Account' })

type Respond = () => unknown

const created = () => [201, { id: 1, username: 'maya', email: 'maya@example.org' }]

const fillIn = async (respond: Respond, changes: Record<string, string> = {}) => {
  const api = fakeApi({ 'POST /auth/users/': respond })
  const view = renderScreen(<RegisterPage />, { path: '/register', route: '/register' })
  const values = {
    Username: 'maya',
    Email: 'maya@example.org',
    Password: 'Lakeside-walk1',
    'Confirm password': 'Lakeside-walk1',
    ...changes,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value) await view.user.type(field(name), value)
  }
  await view.user.click(screen.getByRole('checkbox'))
  await view.user.click(send())
  return { ...view, ...api }
}

test('a registration leads to the sign-in screen with a message', async () => {
  const { router, callsOf } = await fillIn(created)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toEqual({
    newUser: true,
    username: 'maya',
    notice: 'Registration successful! Please sign in with your credentials.',
  })
  expect(callsOf('POST /auth/users/')[0]?.body).toEqual({
    username: 'maya',
    email: 'maya@example.org',
    password: 'Lakeside-walk1',
  })
})

test('marks all missing fields at once, and focuses the first', async () => {
  const { user } = renderScreen(<RegisterPage />, { path: '/register' })
  await user.click(send())
  expect(await screen.findByText('Username is required')).toBeVisible()
  expect(screen.getByText('Email is required')).toBeVisible()
  expect(screen.getByText('Password is required')).toBeVisible()
  expect(screen.getByText('Please confirm your password')).toBeVisible()
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'Please accept the terms and conditions',
  )
  expect(field('Username')).toHaveFocus()
})

test.each([
  ['Username', ' ma ', 'Username must be at least 3 characters'],
  ['Email', 'maya@example', 'Please enter a valid email address'],
  ['Password', 'short', 'Password must be at least 8 characters'],
  ['Confirm password', 'Lakeside-wal', 'Passwords do not match'],
])('%s "%s": %s', async (name, value, message) => {
  const { calls } = await fillIn(created, { [name]: value })
  expect(await screen.findByText(message)).toBeVisible()
  expect(field(name)).toBeInvalid()
  expect(calls).toHaveLength(0)
})

test('an edit of a field clears its error', async () => {
  const { user } = await fillIn(created, { Username: 'ma' })
  await screen.findByText('Username must be at least 3 characters')
  await user.type(field('Username'), 'y')
  expect(screen.queryByText('Username must be at least 3 characters')).not.toBeInTheDocument()
})

test('shows the first message of the server at each field', async () => {
  await fillIn(() => [
    400,
    { username: ['A user with that username already exists.', 'Second.'], email: ['Taken.'] },
  ])
  const message = await screen.findByText('A user with that username already exists.')
  expect(message).toBeVisible()
  expect(screen.queryByText('Second.')).not.toBeInTheDocument()
  expect(screen.getByText('Taken.')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(field('Username')).toHaveFocus()
  expect(field('Email')).toHaveValue('maya@example.org')
})

test('joins other messages of the server in a banner', async () => {
  await fillIn(() => [400, { non_field_errors: ['One.', 'Two.'] }])
  expect(await screen.findByRole('alert')).toHaveTextContent('One. | Two.')
})

test.each<[string, Respond, string]>([
  [
    'no response',
    () => {
      throw networkError()
    },
    'An unexpected error occurred during registration. Please try again.',
  ],
  ['a busy service', () => [503], 'The service is busy. Please try again in a moment.'],
])('shows a banner for %s', async (_case, respond, message) => {
  await fillIn(respond)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('the button says "Creating Account..." while registering', async () => {
  await fillIn(() => new Promise(() => undefined))
  expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeDisabled()
})

test('shows the strength of the password while it is typed', async () => {
  const { user } = renderScreen(<RegisterPage />, { path: '/register' })
  const panel = within(screen.getByRole('group', { name: 'Password strength' }))
  await user.type(field('Password'), 'lake')
  expect(panel.getByRole('status')).toHaveTextContent('Weak')
  await user.type(field('Password'), 'Side1')
  expect(panel.getByRole('status')).toHaveTextContent('Strong')
})

test('Back links to the landing page', () => {
  renderScreen(<RegisterPage />, { path: '/register' })
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/')
})
