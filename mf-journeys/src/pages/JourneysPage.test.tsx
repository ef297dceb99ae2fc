import { screen, waitFor, within } from '@testing-library/react'
import { type Responses, fakeApi, networkError, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { atNoon } from '../testing/noon'
import { aJourney, someChoices } from '../testing/samples'
import { JourneysPage } from './JourneysPage'

const walk = aJourney()
const letters = aJourney({
  id: 8,
  title: 'Write letters',
  description: 'Six of them.',
  status: 'completed',
  category: 'career',
  completed_milestones: 5,
  total_milestones: 5,
  achievements: 5,
})

const show = (responses: Responses = {}, path = '/journeys') => {
  signInAs()
  const api = fakeApi({
    'GET /journey/': () => [walk, letters],
    'GET /journey/choices/': () => someChoices,
    ...responses,
  })
  return { api, ...renderScreen(<JourneysPage />, { path, route: '/journeys' }) }
}

const card = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('article')
  if (!found) throw new Error(`no card ${title}`)
  return within(found)
}

atNoon()

it('shows the four counters and the number of results', async () => {
  show()
  expect(await screen.findByText('Found 2 paths')).toBeVisible()
  const figures = screen.getAllByRole('definition').slice(0, 4)
  expect(figures.map((figure) => figure.textContent)).toEqual(['2', '1', '1', '7'])
})

it('a card shows the progress, and the days left unless the path is completed', async () => {
  show()
  await screen.findByText('Found 2 paths')
  const open = card(walk.title)
  expect(open.getByText('Waypoint 3/6')).toBeVisible()
  expect(open.getByText('33%')).toBeVisible()
  expect(open.getByText('2/6')).toBeVisible()
  expect(open.getByText('17 days left')).toBeVisible()
  expect(open.getByText(/^Last activity .*26/)).toBeVisible()
  const done = card(letters.title)
  expect(done.getByText('Journey Complete!')).toBeVisible()
  expect(done.queryByText(/left|overdue/)).toBeNull()
})

it('filters by words, category and status, and says so', async () => {
  const { user } = show()
  await user.type(await screen.findByRole('searchbox', { name: 'Search paths' }), 'six')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Career')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed')
  expect(
    await screen.findByText('Found 1 path for “six” in Career with status Completed'),
  ).toBeVisible()
  expect(screen.queryByRole('heading', { name: walk.title })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Wellness')
  expect(screen.getByText('No paths match your filters. Try adjusting your search.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(await screen.findByRole('heading', { name: walk.title })).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search paths' })).toHaveValue('')
  expect(screen.getByText(/^Found \d+ paths$/)).toHaveFocus()
})

it('the title of a card opens the path', async () => {
  const { user, router } = show()
  await user.click(await screen.findByRole('link', { name: walk.title }))
  expect(router.state.location.pathname).toBe('/journey/7')
})

it('without paths it offers to start one', async () => {
  const { user } = show({ 'GET /journey/': () => [] })
  expect(await screen.findByRole('heading', { name: 'No Paths Yet' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Start New Path' })[0] as HTMLElement)
  expect(await screen.findByRole('form', { name: 'Start a path' })).toBeVisible()
})

it('says that it loads, and offers to try again after a failure', async () => {
  const { api, user } = show({
    'GET /journey/': () => {
      throw networkError()
    },
  })
  expect(screen.getByText('Loading your paths...')).toBeVisible()
  expect(await screen.findByText('Unable to load your paths. Please try again.')).toBeVisible()
  api.respond({ 'GET /journey/': () => [walk] })
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Found 1 path')).toBeVisible()
})

it('a status changes at once; a refused one is taken back', async () => {
  let refuse = () => {}
  const { user } = show({
    'PATCH /journey/:id/': () =>
      new Promise((resolve) => {
        refuse = () => resolve([500, {}])
      }),
  })
  await user.click(await screen.findByRole('button', { name: 'Status: Active. Change' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Paused' }))
  expect(await screen.findByRole('button', { name: 'Status: Paused. Change' })).toBeVisible()
  refuse()
  expect(await screen.findByText('Failed to update status. Please try again.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Status: Active. Change' })).toBeVisible()
})

const choose = async (user: ReturnType<typeof show>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${walk.title}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

it('duplicates a path from today and says so', async () => {
  const { api, user } = show({ 'POST /journey/': (body) => [201, { ...walk, ...body, id: 9 }] })
  await choose(user, 'Duplicate')
  expect(await screen.findByText('Journey duplicated successfully!')).toBeVisible()
  expect(api.callsOf('POST /journey/')[0]?.body).toEqual({
    title: 'Thirty mornings outside (Copy)',
    description: walk.description,
    start_date: '2025-11-27',
    target_date: '2025-12-14',
    category: 'wellness',
    color: walk.color,
    status: 'active',
  })
})

it.each([
  ['Duplicate', 'POST /journey/', 'Failed to duplicate journey. Please try again.'],
  ['Archive', 'PATCH /journey/:id/', 'Failed to archive journey. Please try again.'],
])('a refused %s says so', async (item, call, text) => {
  const { user } = show({ [call]: () => [400, { detail: 'No.' }] })
  await choose(user, item)
  expect(await screen.findByText(text)).toBeVisible()
})

it('deletes a path after a question; a refused deletion is taken back', async () => {
  const { api, user } = show({ 'DELETE /journey/:id/': () => [500, {}] })
  await choose(user, 'Delete')
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Journey?' })
  expect(dialog).toHaveTextContent(/all its milestones are permanently deleted/)
  expect(dialog).toHaveTextContent(/cannot be undone/)
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Failed to delete journey. Please try again.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: walk.title })).toBeVisible()
  api.respond({ 'DELETE /journey/:id/': () => [204], 'GET /journey/': () => [letters] })
  await choose(user, 'Delete')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: walk.title })).toBeNull())
  expect(screen.getByText('Found 1 path')).toBeVisible()
})

it('edits a path within the page, or says that it could not be loaded', async () => {
  const { api, user } = show({ 'GET /journey/:id/': () => [500, {}] })
  await choose(user, 'Edit Journey')
  expect(
    await screen.findByText('Unable to load this path for editing. Please try again.'),
  ).toBeVisible()
  api.respond({ 'GET /journey/:id/': () => walk })
  await choose(user, 'Edit Journey')
  expect(await screen.findByLabelText('Title')).toHaveValue(walk.title)
})

it('switches between grid and list', async () => {
  const { user, router } = show()
  await user.click(await screen.findByRole('button', { name: 'List' }))
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
  expect(router.state.location.search).toBe('?view=list')
})
