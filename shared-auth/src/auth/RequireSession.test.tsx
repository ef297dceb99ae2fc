import { renderScreen } from '@truenorth/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import { endSession } from '../session/session'
import { setSession, signInAs } from '../testing'
import { RequireSession } from './guards'

const page = (
  <RequireSession>
    <p>My readings</p>
  </RequireSession>
)
const open = () => renderScreen(page, { path: '/mood/7/edit?tab=1#note', route: '/mood/:id/edit' })

test('shows the page to a signed-in user', () => {
  signInAs()
  open()
  expect(screen.getByText('My readings')).toBeVisible()
})

test('shows that it loads while the user is not known yet', () => {
  open()
  expect(screen.getByText('Loading Truenorth…')).toBeVisible()
  expect(screen.queryByText('My readings')).not.toBeInTheDocument()
})

test('sends a visitor to /login with the path to return to', () => {
  setSession({ status: 'signedOut' })
  const { router } = open()
  expect(router.state.location.pathname).toBe('/login')
  expect(router.state.location.state).toEqual({ from: '/mood/7/edit?tab=1#note' })
})

test('a refused session leads to /login with the path and its owner', async () => {
  signInAs()
  const { router } = open()
  await act(async () => endSession('refused'))
  expect(router.state.location.pathname).toBe('/login')
  expect(router.state.location.state).toEqual({ from: '/mood/7/edit?tab=1#note', owner: '1' })
})

test('signing out by choice leaves no path for the next user', async () => {
  signInAs()
  const { router } = open()
  await act(async () => endSession('signOut'))
  expect(router.state.location.pathname).toBe('/login')
  expect(router.state.location.state).toBeNull()
})
