import { fakeApi, noNetwork, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { InboxPage } from './InboxPage'
import { inboxResponses } from '../testing/inboxResponses'
import { openInbox, row, three, tile } from '../testing/openInbox'
import { someFeedback } from '../testing/someFeedback'

test('counts the whole inbox, and shows the number of unread items in the heading', async () => {
  openInbox('/admin/feedback?filter=general')
  await waitFor(() => expect(tile('Total')).toHaveTextContent('3'))
  expect(tile('Unread')).toHaveTextContent('2')
  expect(tile('Bugs')).toHaveTextContent('1')
  expect(tile('Features')).toHaveTextContent('1')
  const heading = screen.getByRole('heading', { level: 1, name: 'User Feedback' })
  expect(heading).toHaveAttribute('data-title', '(2) User Feedback')
  expect(screen.getByText('2 unread')).toBeVisible()
})

test('lists author, date and stars, and marks unread items with a word too', async () => {
  openInbox()
  expect(await row(/^Unread ?jonas\.w ?November 27, 2025 ?The chart .*4 of 5 stars$/)).toBeVisible()
  expect(await row(/^Anonymous ?November 27, 2025 ?All quiet\.$/)).toBeVisible()
})

test('a row opens its item, which shows every field', async () => {
  const { user, router } = openInbox()
  await user.click(await row(/jonas/))
  const detail = await screen.findByRole('article', { name: 'Bug Report' })
  expect(within(detail).getByRole('heading', { name: 'Bug Report' })).toHaveFocus()
  expect(detail).toHaveTextContent('jonas.w jonas@example.org')
  expect(detail).toHaveTextContent(/November 27, 2025, 12:56/)
  expect(within(detail).getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  expect(detail).toHaveTextContent('/dashboard')
  expect(detail).toHaveTextContent('although I never opened the app')
  expect(router.state.location.search).toBe('?item=3')
})

test('a message is plain text: its markup is not rendered and its addresses are no links', async () => {
  const message = '<img src=x onerror=alert(1)> see https://example.org\nnext line'
  openInbox('/admin/feedback?item=9', [someFeedback({ id: 9, message })])
  const detail = await screen.findByRole('article')
  expect(detail).toHaveTextContent('<img src=x onerror=alert(1)> see https://example.org')
  expect(within(detail).queryByRole('link')).toBeNull()
  expect(detail.querySelector('img')).toBeNull()
})

test('an item that another administrator deleted is reported as gone', async () => {
  const { user } = openInbox('/admin/feedback?item=77')
  expect(await screen.findByText(/This feedback is no longer here/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect(await row(/jonas/)).toBeVisible()
})

test('an empty inbox says what it will list', async () => {
  openInbox('/admin/feedback', [])
  expect(await screen.findByRole('heading', { name: 'No feedback yet' })).toBeVisible()
})

test('a load that fails is logged, and its place offers to try again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  signInAs({ is_admin: true })
  const api = fakeApi({
    'GET /feedback/list/': noNetwork,
    'GET /feedback/summary/': noNetwork,
    'GET /feedback/desk/': noNetwork,
  })
  const { user } = renderScreen(<InboxPage />, { path: '/admin/feedback' })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(logged).toHaveBeenCalledWith('[truenorth] loading the feedback', 'ERR_NETWORK')
  expect(screen.queryByRole('alert')).toBeNull()
  api.respond(inboxResponses(three))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await row(/jonas/)).toBeVisible()
})

test('leads an administrator to two-step sign-in where the site asks for it', async () => {
  signInAs({ is_admin: true })
  const refused = () => [403, { detail: 'Set it up.', code: 'second_factor_setup_required' }]
  fakeApi(Object.fromEntries(Object.keys(inboxResponses(three)).map((call) => [call, refused])))
  renderScreen(<InboxPage />, { path: '/admin/feedback' })
  expect(await screen.findByText('One step before this opens')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
    'href',
    '/account',
  )
})
