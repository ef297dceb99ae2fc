import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { addDays, formatDate, localToday, userZone } from '@truenorth/shared-ui'
import { readingWhen } from '../domain/reading'
import { aMood } from '../testing/aMood'
import { TodayPage } from './TodayPage'

const today = localToday()
const latest = aMood({ id: 9, mood_value: 1, local_date: today, timestamp: `${today}T20:00:00Z` })
const morning = aMood({ id: 8, note: 'Early.', local_date: today, timestamp: `${today}T06:00:00Z` })
const before = [1, 2, 3, 4, 5, 6].map((days) => {
  const day = addDays(today, -days)
  return aMood({
    id: days,
    mood_value: 2,
    note: `${days} days ago`,
    local_date: day,
    timestamp: `${day}T12:00:00Z`,
  })
})

const fullApi = (answers = {}) =>
  fakeApi({
    'GET /mood/today/': () => latest,
    'GET /mood/history/': () => before.toReversed(),
    'GET /mood/': () => [...before, morning, latest],
    ...answers,
  })

const open = () => {
  signInAs()
  return renderScreen(<TodayPage />, { path: '/mood/today', route: '/mood/today' })
}

// By the menu of the newest reading.
const askToDelete = async (user: ReturnType<typeof open>['user']) => {
  const [menu] = await screen.findAllByRole('button', { name: /^Edit or delete the reading/ })
  await user.click(menu!)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
}
const section = (name: string) => within(screen.getByRole('region', { name }))

it('shows the latest reading of today, the earlier ones of today, and five of the days before', async () => {
  fullApi()
  open()
  const ofToday = section("Today's Compass Reading")
  expect(await ofToday.findByRole('heading', { name: 'Difficult' })).toBeInTheDocument()
  expect(await ofToday.findByRole('heading', { name: 'Earlier today' })).toBeInTheDocument()
  expect(ofToday.getByText('“Early.”')).toBeInTheDocument()
  const ofWeek = section("This Week's Readings")
  expect(await ofWeek.findAllByRole('heading', { name: 'Challenging' })).toHaveLength(5)
  expect(ofWeek.getAllByText(/days ago/)[0]).toHaveTextContent('1 days ago')
  expect(ofWeek.queryByText('“6 days ago”')).not.toBeInTheDocument()
})

it('edits from the menu of a reading, which names day and time', async () => {
  fullApi()
  const { user, router } = open()
  const ofToday = section("Today's Compass Reading")
  const name = `Edit or delete the reading of ${readingWhen({ ...latest, date: today, zone: userZone() })}`
  await user.click(await ofToday.findByRole('button', { name }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mood/9/edit'))
})

it('shows four of the earlier readings of a day, and all of them when asked', async () => {
  const many = Array.from({ length: 7 }, (_, index) =>
    aMood({ ...morning, id: 20 + index, note: `Reading ${index}` }),
  )
  fullApi({ 'GET /mood/': () => [latest, ...many] })
  const { user } = open()
  const ofToday = section("Today's Compass Reading")
  await waitFor(() => expect(ofToday.getAllByText(/^“Reading/)).toHaveLength(4))
  await user.click(ofToday.getByRole('button', { name: 'Show all 8 readings of today' }))
  expect(ofToday.getAllByText(/^“Reading/)).toHaveLength(7)
  expect(ofToday.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument()
})

it('puts the readings of the week under their days', async () => {
  fullApi()
  open()
  const yesterday = formatDate(addDays(today, -1), { weekday: true })
  expect(await screen.findByRole('heading', { name: yesterday })).toBeInTheDocument()
})

it.each([
  ['a 404', () => [404, { detail: 'Not found.' }]],
  ['an empty list', () => []],
  ['an object without an id', () => ({})],
])('%s means no mood today, and the days before are still there', async (_what, answer) => {
  fullApi({ 'GET /mood/today/': answer })
  open()
  expect(await screen.findByText('There is no mood for today.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Log Energy' })).toHaveAttribute('href', '/mood/create')
  expect(await screen.findByText('“1 days ago”')).toBeInTheDocument()
})

it('takes the first one when the response is a list', async () => {
  fullApi({ 'GET /mood/today/': () => [latest] })
  open()
  expect(await screen.findByRole('heading', { name: 'Difficult' })).toBeInTheDocument()
})

it('shows the insight of the last seven days', async () => {
  fullApi()
  open()
  const insight = within(await screen.findByRole('region', { name: 'Weekly Insight' }))
  expect(await insight.findByText('2.1')).toBeInTheDocument()
  expect(insight.getByText('average mood, 8 readings')).toBeInTheDocument()
  expect(insight.getByText(/trending down/)).toBeInTheDocument()
  expect(insight.getByText('positive momentum')).toBeInTheDocument()
})

it('deletes after asking, then shows the dashboard', async () => {
  const api = fullApi({ 'DELETE /mood/:id/': () => [204] })
  const { user, router } = open()
  await askToDelete(user)
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Mood Reading?' })
  expect(dialog).toHaveTextContent('This cannot be undone.')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(api.callsOf('DELETE /mood/9/')).toHaveLength(1)
})

it.each([
  ['in the server’s words', [403, { detail: 'Not yours.' }], 'Not yours.'],
  ['in ours', [500, ''], 'Failed to delete mood.'],
])('shows %s that a reading was not deleted', async (_whose, answer, text) => {
  fullApi({ 'DELETE /mood/:id/': () => answer })
  const { user, router } = open()
  await askToDelete(user)
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(router.state.location.pathname).toBe('/mood/today')
})

it('shows what could not be loaded, and loads it again', async () => {
  const api = fullApi({
    'GET /mood/today/': () => [500, ''],
    'GET /mood/history/': () => [500, ''],
  })
  const { user } = open()
  expect(await screen.findByText('Failed to load mood data.')).toBeInTheDocument()
  expect(await screen.findByText('Failed to load mood history.')).toBeInTheDocument()
  api.respond({ 'GET /mood/today/': () => latest })
  await user.click(screen.getAllByRole('button', { name: 'Try Again' })[0]!)
  expect(await screen.findByRole('heading', { name: 'Difficult' })).toBeInTheDocument()
})

it('announces analytics', async () => {
  fullApi()
  const { user } = open()
  await user.click(screen.getByRole('button', { name: /View Analytics/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Advanced Analytics coming in Pro version!',
  )
})

it('links to the log, the journeys and the full history', async () => {
  fullApi({ 'GET /mood/history/': () => [] })
  open()
  expect(await screen.findByText('No recent readings')).toBeInTheDocument()
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Log New Reading')).toBe('/mood/create')
  expect(href('Add a reading')).toBe('/mood/create')
  expect(href('My Journeys')).toBe('/journeys')
  expect(href('View Full History')).toBe('/mood/history')
})
