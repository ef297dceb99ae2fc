import { fakeApi, recentFirstResponses, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import { aMood } from '../testing/aMood'
import { HistoryPage } from './HistoryPage'

const many = Array.from({ length: 60 }, (_, index) =>
  aMood({ id: 60 - index, note: `Reading #${60 - index}.` }),
)
const open = () => {
  signInAs()
  return renderScreen(<HistoryPage />, { path: '/mood/history', route: '/mood/history' })
}

it('shows the newest of many readings before the others, and figures and search results when all have loaded', async () => {
  const { respond, sendAll } = recentFirstResponses(many)
  fakeApi({ 'GET /mood/': respond })
  const { user } = open()
  expect(await screen.findByText('“Reading #60.”')).toBeInTheDocument()
  expect(screen.getByText('Loading your mood history...')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Search readings'), 'reading #7.')
  expect(screen.queryAllByRole('article')).toEqual([])
  sendAll()
  expect(await screen.findByText('Showing 1 of 60 readings')).toBeInTheDocument()
  expect(screen.getByText('“Reading #7.”')).toBeInTheDocument()
})

it('keeps the newest readings when the older ones cannot be loaded, and offers to try again', async () => {
  const newestOnly = {
    'GET /mood/': (_body: unknown, { query }: { query: URLSearchParams }) =>
      query.get('limit') ? many.slice(0, 50) : [500, {}],
  }
  const { respond } = fakeApi(newestOnly)
  const { user } = open()
  expect(await screen.findByText('Your older readings could not be loaded.')).toBeInTheDocument()
  expect(screen.getByText('Showing 50 of the newest 50 readings')).toBeInTheDocument()
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
  expect(screen.getByText('Days Tracked').parentElement).toHaveTextContent('–')
  await user.type(screen.getByLabelText('Search readings'), 'reading #60.')
  expect(await screen.findByText('Showing 1 of the newest 50 readings')).toBeInTheDocument()
  respond({ 'GET /mood/': () => many })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Showing 1 of 60 readings')).toBeInTheDocument()
})

it('prints all readings, without their menus', async () => {
  const days = many.map((reading, index) => {
    const date = new Date(Date.UTC(2025, 10, 27 - index)).toISOString()
    const when = { timestamp: date, local_date: date.slice(0, 10), time_zone: 'UTC' }
    return Object.assign({}, reading, when)
  })
  fakeApi({ 'GET /mood/': () => days })
  open()
  await screen.findByText('Showing 60 of 60 readings')
  expect(screen.getAllByRole('article').length).toBeLessThan(40)
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByRole('article')).toHaveLength(60)
  expect(screen.queryAllByRole('button', { name: /more$/ })).toEqual([])
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(screen.getAllByRole('article').length).toBeLessThan(40)
})
