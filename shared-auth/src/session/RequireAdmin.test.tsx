import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen } from '@testing-library/react'
import { fakeApi, signInAs } from '../testing'
import { RequireAdmin } from './RequireAdmin'
import { session } from './session'

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

test('an administrator sees the page', () => {
  signInAs({ is_admin: true })
  open()
  expect(screen.getByText('Inbox')).toBeVisible()
})

test('another user is denied access, and can go back', async () => {
  signInAs()
  const { user, router } = open()
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  expect(screen.getByText('You need administrator privileges to access this page.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(router.state.location.pathname).toBe('/dashboard')
})

test('a demo user is never an admin', () => {
  signInAs({ is_admin: true })
  session.demo = true
  open()
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
})

test('a visitor is sent to /login', () => {
  session.status = 'signedOut'
  expect(open().router.state.location.pathname).toBe('/login')
})

test('when the server cannot say who this is, it can be asked again', async () => {
  signInAs()
  session.user = undefined
  fakeApi({ 'GET /auth/users/me/': () => admin })
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Inbox')).toBeVisible()
})
