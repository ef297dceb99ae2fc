import '../../testing/servedDocument'
import { session } from '@truenorth/shared-auth'
import { signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { NavBar } from './NavBar'

const linksOf = (name: string) =>
  within(screen.getAllByRole('navigation', { name }).at(-1) ?? document.body)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

test('leads a signed-in user to paths, energy and reflections; the logo to the dashboard', () => {
  signInAs()
  renderScreen(<NavBar />)
  expect(linksOf('Main')).toEqual(['Paths /journeys', 'Energy /mood/today', 'Reflections /journal'])
  expect(screen.getByRole('link', { name: 'Truenorth, dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  )
})

test('shows the Feedback link to staff only', () => {
  signInAs({ is_staff: true, is_admin: true })
  renderScreen(<NavBar />)
  expect(linksOf('Main')).toContain('Feedback /admin/feedback')
})

test('greets by username', () => {
  signInAs({ username: 'maya' })
  renderScreen(<NavBar />)
  expect(screen.getByText(/^Hello,/)).toHaveTextContent('Hello, maya')
})

test('greets as Explorer while the name is unknown', () => {
  signInAs()
  session.user = undefined
  renderScreen(<NavBar />)
  expect(screen.getByText(/^Hello,/)).toHaveTextContent('Hello, Explorer')
})

test('the mobile menu opens, and closes on Escape with the focus back on its button', async () => {
  signInAs()
  const { user } = renderScreen(<NavBar />)
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(2)

  await user.tab()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
  expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1)
})

test('the mobile menu closes when it has led somewhere', async () => {
  signInAs()
  const { user, router } = renderScreen(<NavBar />)
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  const [, sheet] = screen.getAllByRole('navigation', { name: 'Main' })
  await user.click(within(sheet ?? document.body).getByRole('link', { name: 'Energy' }))
  expect(router.state.location.pathname).toBe('/mood/today')
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})
