import { fakeApi, newestAtOnce, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen } from '@testing-library/react'
import { aMood } from '../testing/aMood'
import { HistoryPage } from './HistoryPage'

const many = Array.from({ length: 60 }, (_, index) =>
  aMood({ id: 60 - index, note: `Reading ${60 - index}` }),
)
const open = () => {
  signInAs()
  return renderScreen(<HistoryPage />, { path: '/mood/history', route: '/mood/history' })
}

it('shows the newest of many readings before the others, with figures and search when all are there', async () => {
  const { answer, sendAll } = newestAtOnce(many)
  fakeApi({ 'GET /mood/': answer })
  const { user } = open()
  expect(await screen.findByText('“Reading 60”')).toBeInTheDocument()
  expect(screen.getByText('Loading your mood history...')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Search readings'), 'reading 7')
  expect(screen.queryAllByRole('article')).toEqual([])
  sendAll()
  expect(await screen.findByText('Showing 1 of 60 readings')).toBeInTheDocument()
  expect(screen.getByText('“Reading 7”')).toBeInTheDocument()
})

it('keeps the newest readings when the older ones cannot be loaded, and offers to try again', async () => {
  const newestOnly = {
    'GET /mood/': (_body: unknown, { query }: { query: URLSearchParams }) =>
      query.get('limit') ? many.slice(0, 50) : [500, {}],
  }
  const { answer } = fakeApi(newestOnly)
  const { user } = open()
  expect(await screen.findByText('Your older readings could not be loaded.')).toBeInTheDocument()
  expect(screen.getByText('Showing 50 of the newest 50 readings')).toBeInTheDocument()
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
  expect(screen.getByText('Days Tracked').parentElement).toHaveTextContent('–')
  await user.type(screen.getByLabelText('Search readings'), 'reading 60')
  expect(await screen.findByText('Showing 1 of the newest 50 readings')).toBeInTheDocument()
  answer({ 'GET /mood/': () => many })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Showing 1 of 60 readings')).toBeInTheDocument()
})
