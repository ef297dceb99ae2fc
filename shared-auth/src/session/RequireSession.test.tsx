import { renderScreen } from '@truenorth/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import { signInAs } from '../testing'
import { endSession } from './endSession'
import { RequireSession } from './RequireSession'
import { session } from './session'

const page = (
  <RequireSession>
    <p>My readings</p>
  </RequireSession>
)
const open = () => renderScreen(page, { path: '/mood/7/edit?tab=1#note', route: '/mood/:id/edit' })

test('a signed-in user sees the page', () => {
  signInAs()
  open()
  expect(screen.getByText('My readings')).toBeVisible()
})

test('while it is not known who is signed in the product says that it loads', () => {
  open()
  expect(screen.getByText('Loading Truenorth…')).toBeVisible()
  expect(screen.queryByText('My readings')).not.toBeInTheDocument()
})

test('a visitor is sent to /login, which learns where to return', () => {
  session.status = 'signedOut'
  const { router } = open()
  expect(router.state.location.pathname).toBe('/login')
  expect(router.state.location.state).toEqual({ from: '/mood/7/edit?tab=1#note' })
})

test('a session that is refused leads to /login and back afterwards', async () => {
  signInAs()
  const { router } = open()
  await act(async () => endSession('refused'))
  expect(router.state.location.pathname).toBe('/login')
  expect(router.state.location.state).toEqual({ from: '/mood/7/edit?tab=1#note', owner: '1' })
})

test('who signs out by choice leaves no trace of the page for the next one', async () => {
  signInAs()
  const { router } = open()
  await act(async () => endSession('signOut'))
  expect(router.state.location.pathname).toBe('/login')
  expect(router.state.location.state).toBeNull()
})
