import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import UnreadCount from './UnreadCount'

const counts = { total: 9, bug: 1, feature: 2, improvement: 3, general: 3, matching: 9 }
const summary = (unread: number) => ({ ...counts, unread })

test('shows the number of unread items', async () => {
  signInAs({ is_staff: true, is_admin: true })
  fakeApi({ 'GET /feedback/summary/': () => summary(4) })
  renderScreen(<UnreadCount />)
  const number = await screen.findByText('4')
  expect(number.parentElement).toHaveTextContent('4 unread')
})

test('shows nothing when everything is read', async () => {
  signInAs({ is_staff: true, is_admin: true })
  const { callsOf } = fakeApi({ 'GET /feedback/summary/': () => summary(0) })
  renderScreen(<UnreadCount />)
  await waitFor(() => expect(callsOf('GET /feedback/summary/')).toHaveLength(1))
  expect(screen.queryByText(/unread/)).not.toBeInTheDocument()
})
