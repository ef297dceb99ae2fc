import { fakeApi, networkError, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen, translateTexts } from '@truenorth/shared-ui/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { JournalPage } from '../../pages/JournalPage'
import './Reader'
import { aWireEntry } from '../../testing/entries'

const entries = [
  aWireEntry({ id: 1, title: 'First', entry_date: '2025-11-27', tags: ['home'] }),
  aWireEntry({ id: 2, title: 'Second', entry_date: '2025-11-26', content: 'One.\n\nTwo,\nthree.' }),
  aWireEntry({ id: 3, title: 'Third', entry_date: '2025-11-25' }),
]

const show = (path: string) => renderScreen(<JournalPage />, { path, route: '/journal' })
const reader = (name: string) => screen.findByRole('dialog', { name })

beforeEach(() => signInAs())

it('opens by its card, with the full date, mood, emotion, content and tags, and the address says so', async () => {
  fakeApi({ 'GET /journal/': () => entries })
  const { user, router } = show('/journal')
  await user.click(await screen.findByRole('link', { name: 'First' }))
  const page = await reader('First')
  expect(page).toHaveTextContent(/Thursday, (November 27, 2025|27 November 2025)/)
  expect(page).toHaveTextContent('mood 4/5 · peaceful')
  expect(page).toHaveTextContent('Nobody was up yet.')
  expect(within(page).getByText('#home')).toBeVisible()
  expect(router.state.location.search).toBe('?entry=1')
  await user.click(within(page).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it('goes round in the order of the list, by buttons, by keys and by a swipe', async () => {
  fakeApi({ 'GET /journal/': () => entries })
  const { user } = show('/journal?entry=1')
  expect(await reader('First')).toHaveTextContent('1 of 3')
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(await reader('Third')).toHaveTextContent('3 of 3')
  await user.keyboard('{ArrowRight}')
  await reader('First')
  await user.keyboard('{ArrowRight}')
  const second = await reader('Second')
  expect(within(second).getByText('One.')).toBeVisible()
  const page = within(second).getByRole('region', { name: 'Page' })
  fireEvent.touchStart(page, { touches: [{ clientX: 40, clientY: 200 }] })
  fireEvent.touchMove(page, { touches: [{ clientX: 200, clientY: 210 }] })
  fireEvent.touchEnd(page, { changedTouches: [{ clientX: 200, clientY: 210 }] })
  await reader('First')
})

it('says which page it is in a browser that translates', async () => {
  fakeApi({ 'GET /journal/': () => entries })
  const { user } = show('/journal?entry=1')
  const page = await reader('First')
  translateTexts(page)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('2 of 3')).toBeVisible()
  expect(screen.queryByText(/1 of 3/)).toBeNull()
})

it('cannot turn a single page', async () => {
  fakeApi({ 'GET /journal/': () => entries.slice(0, 1) })
  const { user } = show('/journal?entry=1')
  expect(await reader('First')).toHaveTextContent('1 of 1')
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  await user.keyboard('{ArrowRight}')
  expect(await reader('First')).toBeVisible()
})

it('says so when the address names an entry that is not there', async () => {
  fakeApi({ 'GET /journal/': () => entries })
  const { user, router } = show('/journal?entry=99')
  await reader('There is no such entry')
  await user.click(screen.getByRole('button', { name: 'Back to the journal' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

const confirmDeletion = async (user: ReturnType<typeof show>['user']) => {
  await reader('First')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete Entry?' })
  expect(question).toHaveTextContent('This action cannot be undone.')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
}

it('deletes after asking, and is gone at once', async () => {
  let listed = entries
  const api = fakeApi({
    'GET /journal/': () => listed,
    'DELETE /journal/:id/': () => {
      listed = entries.slice(1)
      return [204]
    },
  })
  const { user } = show('/journal?entry=1')
  await confirmDeletion(user)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'First' })).toBeNull())
  await waitFor(() => expect(api.callsOf('DELETE /journal/1/')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('comes back with an alert when it could not be deleted', async () => {
  fakeApi({
    'GET /journal/': () => entries,
    'DELETE /journal/:id/': () => {
      throw networkError()
    },
  })
  const { user } = show('/journal?entry=1')
  await confirmDeletion(user)
  expect(await screen.findByText('Error: Could not delete the entry.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Could not delete the entry.')
  expect(await screen.findByRole('link', { name: 'First' })).toBeInTheDocument()
})
