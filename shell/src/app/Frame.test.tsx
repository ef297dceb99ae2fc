import { connection, startSession } from '@truenorth/shared-auth'
import { postIdempotent } from '@truenorth/shared-auth/outbox'
import { fakeApi, networkError, setConnection, signInAs } from '@truenorth/shared-auth/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderFrame } from '../testing/renderFrame'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const place = (frame: ReturnType<typeof renderFrame>) => frame.router.state.location.pathname

const signOut = async (user: ReturnType<typeof renderFrame>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'More' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'More' }))
  await user.click(sheet.getByRole('button', { name: 'Sign Out' }))
}

test('shows a full-screen message while the session is loading', () => {
  renderFrame('/')
  expect(screen.getByText('Loading Truenorth…')).toBeVisible()
})

test('shows visitors the landing page at /, with links to sign in and to register', async () => {
  await startSession()
  renderFrame('/')
  expect(await heading('Know where you are. Choose where you go.')).toBeVisible()
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  expect(bar.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register')
  expect(bar.queryByRole('navigation')).not.toBeInTheDocument()
})

test('the footer shows the year 2025 and links to terms and privacy', async () => {
  await startSession()
  const { user } = renderFrame('/')
  const foot = within(screen.getByRole('contentinfo'))
  expect(foot.getByText('© 2025 Truenorth. Beta.')).toBeVisible()
  expect(foot.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  await user.click(foot.getByRole('link', { name: 'Terms' }))
  expect(await heading('Terms of use')).toBeVisible()
})

test('a new screen names the tab and moves the focus to its heading', async () => {
  await startSession()
  const { user } = renderFrame('/')
  await waitFor(() => expect(document.title).toBe('Know where you are · Truenorth'))
  await user.click(screen.getByRole('link', { name: 'Privacy' }))
  expect(await heading('Privacy')).toHaveFocus()
  expect(document.title).toBe('Privacy · Truenorth')
})

test('the skip link skips the nav bar', async () => {
  await startSession()
  const { user } = renderFrame('/')
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
})

test('an unknown path shows the 404 page, whose Go Home leads visitors to /', async () => {
  await startSession()
  renderFrame('/nowhere')
  expect(await heading('404 - Page Not Found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
})

test('Go Home leads a signed-in user to the dashboard', async () => {
  signInAs()
  renderFrame('/nowhere')
  expect(await screen.findByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/dashboard')
})

test('redirects a visitor from a protected path to the sign-in screen', async () => {
  await startSession()
  const frame = renderFrame('/dashboard')
  await waitFor(() => expect(place(frame)).toBe('/login'))
})

test.each(['/login', '/register'])(
  'redirects a signed-in user from %s to the dashboard',
  async (path) => {
    signInAs()
    const frame = renderFrame(path)
    await waitFor(() => expect(place(frame)).toBe('/dashboard'))
  },
)

test('signing out shows a message and leads to the sign-in screen', async () => {
  signInAs()
  fakeApi({ 'POST /auth/logout/': () => [204] })
  const frame = renderFrame('/nowhere')
  await signOut(frame.user)
  expect(await screen.findByText('Signed out')).toBeVisible()
  await waitFor(() => expect(place(frame)).toBe('/login'))
})

test('a failed sign-out shows a message and leads to the sign-in screen too', async () => {
  signInAs()
  fakeApi({
    'POST /auth/logout/': () => {
      throw networkError()
    },
  })
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const frame = renderFrame('/nowhere')
  await signOut(frame.user)
  expect(
    await screen.findByText('Sign out failed — you have been signed out locally'),
  ).toBeVisible()
  await waitFor(() => expect(place(frame)).toBe('/login'))
  expect(logged).toHaveBeenCalledTimes(1)
})

test('the frame says that a write is queued', async () => {
  signInAs()
  renderFrame('/nowhere')
  setConnection({ online: false, waiting: 1 })
  expect(await screen.findByText(/What you wrote is waiting to be saved/)).toBeVisible()
})

test('the sign-in screen has the username of a user who has just registered', async () => {
  await startSession()
  const { router } = renderFrame('/')
  await act(() => router.navigate('/login', { state: { newUser: true, username: 'maya' } }))
  expect(await screen.findByLabelText('Username')).toHaveValue('maya')
})

test('"Send now" sends the queued write and removes the notice', async () => {
  signInAs()
  const api = fakeApi({
    'GET /auth/users/me/': () => ({ id: 1, username: 'casey' }),
    'POST /mood/': () => {
      throw networkError()
    },
  })
  const { user } = renderFrame('/nowhere')
  const reading = { kind: 'mood', label: 'A compass reading' }
  await act(() => postIdempotent('/mood/', { mood_value: 4 }, reading).catch(() => undefined))
  const line = await screen.findByText(/What you wrote is waiting to be saved/)
  expect(line.closest('output')).toBeVisible()
  api.respond({ 'POST /mood/': () => [201, { id: 7 }] })
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(line).not.toBeInTheDocument())
  expect(connection).toMatchObject({ online: true, waiting: 0 })
})
