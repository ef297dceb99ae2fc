import { addDays, localToday } from '@truenorth/shared-ui'
import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { aMood } from '../testing/aMood'
import Week from './Week'

// The library of charts is large, so it loads before the first test.
beforeAll(async () => {
  await import('../features/week/WeekChart')
})

// jsdom has no layout and no canvas, so the chart is given a size and estimates the width of words.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(592)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(460)
})

const today = localToday()
const on = (daysAgo: number, mood_value: number, id: number) => {
  const day = addDays(today, -daysAgo)
  return aMood({ id, mood_value, local_date: day, timestamp: `${day}T12:00:00Z` })
}
const cells = async () => {
  const table = await screen.findByRole('table', { name: 'Mood over the last 7 days' })
  return within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}

it('shows the week as a table with the mean of each day, and links to the log', async () => {
  fakeApi({ 'GET /mood/': () => [on(0, 5, 1), on(0, 4, 2), on(2, 1, 3), on(9, 1, 4)] })
  signInAs()
  renderScreen(<Week />)
  const none = 'No entry, counts as 3, Okay'
  expect(await cells()).toEqual([
    none,
    none,
    none,
    none,
    'Very Sad',
    none,
    'Excellent, 4.5 as the mean of 2 readings',
  ])
  expect(screen.getByText(/counts as 3, Okay\.$/)).toBeInTheDocument()
  expect(screen.getByText(/shown as their mean/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'CheckIn' })).toHaveAttribute('href', '/mood/create')
})

it('shows an empty week after a failed load and offers to try again, without an alert', async () => {
  const api = fakeApi({ 'GET /mood/': () => [500, ''] })
  signInAs()
  const { user } = renderScreen(<Week />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(api.calls).toHaveLength(1)
  api.respond({ 'GET /mood/': () => [on(0, 5, 1)] })
  await user.click(retry)
  expect(await screen.findByRole('cell', { name: 'Excellent' })).toBeInTheDocument()
})
