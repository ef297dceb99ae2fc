import { setSession, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { withRemotes } from '../../testing/remotes'
import { NavBar } from './NavBar'

const linksOf = (name: string) =>
  within(screen.getAllByRole('navigation', { name }).at(-1) ?? document.body)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

test('links a signed-in user to paths, energy and reflections, and the logo to the dashboard', () => {
  signInAs()
  renderScreen(withRemotes(<NavBar />))
  expect(linksOf('Main')).toEqual(['Paths /journeys', 'Energy /mood/today', 'Reflections /journal'])
  expect(screen.getByRole('link', { name: 'Truenorth, dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  )
})

test('shows the Feedback link to staff only', () => {
  signInAs({ is_staff: true, is_admin: true })
  renderScreen(withRemotes(<NavBar />))
  expect(linksOf('Main')).toContain('Feedback /admin/feedback')
})

test('greets by username', () => {
  signInAs({ username: 'maya' })
  renderScreen(withRemotes(<NavBar />))
  expect(screen.getByText(/^Hello,/)).toHaveTextContent('Hello, maya')
})

test('greets as Explorer while the name is unknown', () => {
  signInAs()
  setSession({ user: undefined })
  renderScreen(withRemotes(<NavBar />))
  expect(screen.getByText(/^Hello,/)).toHaveTextContent('Hello, Explorer')
})
