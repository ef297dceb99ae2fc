import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aMood } from '../testing/aMood'
import { HistoryPage } from './HistoryPage'

const old = aMood({
  id: 1,
  mood_value: 2,
  energy: 'low',
  note: 'Rain all day.',
  tags: ['tired'],
  timestamp: '2019-03-03T09:00:00Z',
  local_date: '2019-03-03',
})
const moods = [
  old,
  aMood({ id: 2, mood_value: 5, energy: 'high', note: 'Sun.', tags: [] }),
  aMood({ id: 3, note: 'Tea helped.', timestamp: '2025-11-27T19:00:00Z' }),
  aMood({ id: 4, note: '', timestamp: '2025-11-26T19:00:00Z', local_date: '2025-11-26' }),
]

const open = (search = '') => {
  signInAs()
  return renderScreen(<HistoryPage />, {
    path: `/mood/history${search}`,
    route: '/mood/history',
  })
}
const notes = () => screen.queryAllByText(/^“/).map((note) => note.textContent)

it('shows days as sections, newest first, with figures above', async () => {
  fakeApi({ 'GET /mood/': () => moods })
  open()
  expect(screen.getByText('Loading your mood history...')).toBeInTheDocument()
  expect(await screen.findByText('Showing 4 of 4 readings')).toBeInTheDocument()
  expect(screen.getByText('Newest first')).toBeInTheDocument()
  expect(notes()).toEqual(['“Tea helped.”', '“Sun.”', '“Rain all day.”'])
  const tile = (label: string) => screen.getByText(label).parentElement
  expect(tile('Days Tracked')).toHaveTextContent('3')
  expect(tile('Average Mood')).toHaveTextContent('3.8')
  expect(within(tile('Most Common')!).getByRole('img', { name: 'Good' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'New Reading' })).toHaveAttribute('href', '/mood')
})

it('a card shows mood, date and time, energy, note and tags', async () => {
  fakeApi({ 'GET /mood/': () => [old] })
  open()
  const card = within(await screen.findByRole('article'))
  expect(card.getByRole('heading', { name: 'Sad' })).toBeInTheDocument()
  expect(card.getByText(/March 3, 2019, 9:00/)).toBeInTheDocument()
  expect(card.getByRole('img', { name: /2 of 5/ })).toBeInTheDocument()
  expect(card.getByText('Low Energy')).toBeInTheDocument()
  expect(card.getByText('“Rain all day.”')).toBeInTheDocument()
  expect(card.getByText('#tired')).toBeInTheDocument()
})

it('filters by words, mood and energy, and keeps the filter in the address', async () => {
  fakeApi({ 'GET /mood/': () => moods })
  const { user, router } = open()
  await user.type(await screen.findByLabelText('Search readings'), 'tea')
  expect(screen.getByText('Showing 1 of 4 readings')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?q=tea')
  await user.clear(screen.getByLabelText('Search readings'))
  await user.selectOptions(screen.getByLabelText('Mood'), '🙂 Good')
  expect(screen.getByText('Showing 2 of 4 readings')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Energy'), 'Low Energy')
  expect(screen.getByText('No mood entries found')).toBeInTheDocument()
  await waitFor(() => expect(router.state.location.search).toBe('?mood=4&energy=low'))
})

it('a search without results can be cleared with one button', async () => {
  fakeApi({ 'GET /mood/': () => moods })
  const { user, router } = open('?q=nowhere&energy=low')
  expect(await screen.findByText('No mood entries found')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(screen.getByText('Showing 4 of 4 readings')).toHaveFocus()
  expect(screen.getByLabelText('Search readings')).toHaveValue('')
  expect(router.state.location.search).toBe('')
})

it('offers the moods from 5 down to 1', async () => {
  fakeApi({ 'GET /mood/': () => moods })
  open()
  const options = within(await screen.findByLabelText('Mood')).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'All moods',
    '😄 Excellent',
    '🙂 Good',
    '😐 Okay',
    '🙁 Sad',
    '😢 Very Sad',
  ])
})

it('restores the filter and the layout from the address', async () => {
  fakeApi({ 'GET /mood/': () => moods })
  open('?q=rain&view=list')
  expect(await screen.findByText('Showing 1 of 4 readings')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
})

it('offers to record the first mood when there are no readings', async () => {
  fakeApi({ 'GET /mood/': () => [] })
  open()
  expect(await screen.findByText('No mood entries found')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Record Your First Mood' })).toBeInTheDocument()
  expect(screen.getByText('0.0')).toBeInTheDocument()
})

it('shows why the history could not be loaded, and loads it again', async () => {
  const api = fakeApi({ 'GET /mood/': () => [500, ''] })
  const { user } = open()
  expect(await screen.findByText('Failed to Load')).toBeInTheDocument()
  expect(screen.getByText(/^Something went wrong on our side/)).toBeInTheDocument()
  api.respond({ 'GET /mood/': () => moods })
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Showing 4 of 4 readings')).toBeInTheDocument()
})

const askToDelete = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Reading of/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Mood Entry?' })
  expect(dialog).toHaveTextContent(
    'This action cannot be undone. Your mood data will be permanently removed.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
}

it('deletes an entry after asking', async () => {
  let left = [old]
  fakeApi({
    'GET /mood/': () => left,
    'DELETE /mood/:id/': () => {
      left = []
      return [204]
    },
  })
  const { user } = open()
  await askToDelete(user)
  expect(await screen.findByText('No mood entries found')).toBeInTheDocument()
})

it('shows that an entry could not be deleted', async () => {
  fakeApi({ 'GET /mood/': () => [old], 'DELETE /mood/:id/': () => [500, ''] })
  const { user } = open()
  await askToDelete(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to delete entry. Please try again.',
  )
  expect(screen.getByText('“Rain all day.”')).toBeInTheDocument()
})

it('opens the edit page from the menu of a card', async () => {
  fakeApi({ 'GET /mood/': () => [old] })
  const { user, router } = open()
  await user.click(await screen.findByRole('button', { name: /^Reading of/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mood/1/edit'))
})
