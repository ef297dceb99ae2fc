import { encodeKind } from '@truenorth/api-contract/moodDays'
import { fakeApi, signInAs, textResponse } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { CalendarPage } from './CalendarPage'

const path = '/mood/history/review'

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB')
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'de'])
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
  signInAs()
})

const kind = (mood: number) => encodeKind({ mood, energy: null, part: null })
// 28 December 2024 to 6 January 2025.
const days = {
  tags: [],
  first: '2024-12-28',
  days: Array.from({ length: 10 }, (_, index) => [
    index === 0 ? 0 : 1,
    [kind(index < 5 ? 5 : 2), 2],
    [],
  ]),
}

const items = {
  entry_count: 2,
  word_count: 1234,
  words: [
    { word: 'the', count: 90 },
    { word: 'Garten', count: 7 },
    { word: 'und', count: 6 },
  ],
  picture_count: 30,
  pictures: [{ path: '/journal/images/3/', entry_id: 4, entry_date: '2025-01-02' }],
  waypoint_count: 9,
  waypoints: Array.from({ length: 9 }, (_, index) => ({
    id: index,
    title: `Waypoint ${index}`,
    journey_id: 7,
    journey_title: 'Sea',
    reached_on: '2025-01-03',
  })),
}

const open = (answer: () => unknown, query = '') => {
  const asked: string[] = []
  fakeApi({
    'GET /mood/days/': () => days,
    'GET /days/': (_, { query }) => {
      asked.push([...query.values()].join(' '))
      return answer()
    },
    'GET /journal/images/:id/': () => textResponse(200, 'x'),
  })
  return {
    asked,
    ...renderScreen(<CalendarPage view="review" />, { path: path + query, route: path }),
  }
}

it('looks back on the last month, then on its year, with words, waypoints and pictures', async () => {
  const { asked, user } = open(() => items)
  expect(
    await screen.findByText('You noted 12 readings on 6 days. Most were Challenging.'),
  ).toBeVisible()
  const journal = within(await screen.findByRole('region', { name: 'Journal' }))
  expect(journal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Garten 7 times',
  ])
  expect(journal.getByText('2 entries, 1,234 words in all.')).toBeVisible()
  const reached = within(screen.getByRole('region', { name: 'Waypoints reached' }))
  expect(reached.getByRole('heading', { name: '9 waypoints reached' })).toBeVisible()
  expect(reached.getAllByRole('link')[0]).toHaveAttribute('href', '/journey/7')
  expect(reached.getByText('And 1 more.')).toBeVisible()
  const pictures = within(screen.getByRole('region', { name: 'Pictures' }))
  expect(pictures.getByText('1 of 30.')).toBeVisible()
  expect(pictures.getByRole('link')).toHaveAttribute('href', '/journal?entry=4')

  await user.click(screen.getByRole('button', { name: 'Year' }))
  expect(screen.getByRole('heading', { name: '2025, looked back on' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '2024' }))
  expect(screen.getByText('You noted 8 readings on 4 days. Most were Excellent.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Month' }))
  expect(screen.getByRole('heading', { name: 'December 2024, looked back on' })).toBeVisible()
  await screen.findByRole('region', { name: 'Journal' })
  expect(asked).toEqual([
    '2025-01-01 2025-01-31',
    '2025-01-01 2025-12-31',
    '2024-01-01 2024-12-31',
    '2024-12-01 2024-12-31',
  ])
})

it('tells of readings alone where a server knows no periods', async () => {
  open(() => [404, { detail: 'Not found.' }], '?p=2024')
  expect(
    await screen.findByText('You noted 8 readings on 4 days. Most were Excellent.'),
  ).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Journal' })).toBeNull()
})

it('offers to try again after a failure', async () => {
  let isDown = true
  const { user } = open(() => (isDown ? [403, {}] : items))
  const again = await screen.findByRole('button', { name: /try again/i })
  isDown = false
  await user.click(again)
  expect(await screen.findByRole('region', { name: 'Pictures' })).toBeVisible()
})
