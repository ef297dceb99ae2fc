import { session, startDemo } from '@truenorth/shared-auth'
import { signInAs } from '@truenorth/shared-auth/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderFrame } from '../../testing/renderFrame'
import { loadDemo } from './loadDemo'

afterEach(() => {
  window.name = ''
})

test('says during a demo that nothing is kept', async () => {
  await startDemo(loadDemo)
  renderFrame('/terms')
  const banner = within(await screen.findByRole('complementary', { name: 'Demo' }))
  expect(banner.getByText(/This is a demo with sample data. Nothing .* is kept/)).toBeVisible()
})

test('the button ends the demo and leads to the registration', async () => {
  await startDemo(loadDemo)
  const { user, router } = renderFrame('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Create your own logbook' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/register'))
  expect(session).toMatchObject({ status: 'signedOut', demo: false })
})

test('a real session has no banner', () => {
  signInAs()
  renderFrame('/terms')
  expect(screen.queryByRole('complementary', { name: 'Demo' })).not.toBeInTheDocument()
})
