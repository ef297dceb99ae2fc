import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen } from '@testing-library/react'
import { fakeApi, setSession, signInAs } from '../testing'
import { RequireAdmin } from './guards'

const admin = {
  id: 1,
  username: 'ada',
  email: '',
  is_staff: true,
  is_superuser: false,
  is_admin: true,
}
const open = () =>
  renderScreen(
    <RequireAdmin>
      <p>Inbox</p>
    </RequireAdmin>,
    { path: '/admin/feedback', route: '/admin/feedback' },
  )

test('shows the page to an administrator', () => {
  signInAs({ is_admin: true })
  open()
  expect(screen.getByText('Inbox')).toBeVisible()
})

test('other users are denied access and can go back', async () => {
  signInAs()
  const { user, router } = open()
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  expect(screen.getByText('You need administrator privileges to access this page.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(router.state.location.pathname).toBe('/dashboard')
})

test('a demo user is never an admin', () => {
  signInAs({ is_admin: true })
  setSession({ demo: true })
  open()
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
})

test('sends a visitor to /login', () => {
  setSession({ status: 'signedOut' })
  expect(open().router.state.location.pathname).toBe('/login')
})

test('a user the server could not confirm can try again', async () => {
  signInAs()
  setSession({ user: undefined })
  fakeApi({ 'GET /auth/users/me/': () => admin })
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Inbox')).toBeVisible()
})
