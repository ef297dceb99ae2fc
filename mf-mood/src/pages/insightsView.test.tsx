import { encodeKind } from '@truenorth/api-contract/moodDays'
import { addDays, localToday } from '@truenorth/shared-ui'
import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { aMood } from '../testing/aMood'
import { CalendarPage } from './CalendarPage'

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB')
  localStorage.clear()
  signInAs()
})

const kind = (mood: number) => encodeKind({ mood, energy: null, part: 'evening' })

/** So many days up to today, every third with a tag and better. */
const daysUpToToday = (count: number) => ({
  tags: ['walk', 'rare'],
  first: addDays(localToday(), 1 - count),
  days: Array.from({ length: count }, (_, index) => [
    index === 0 ? 0 : 1,
    [kind((index % 3 === 0 ? 4 : 2) + (index % 2)), 1],
    [...(index % 3 === 0 ? [0] : []), ...(index === 5 ? [1] : [])],
  ]),
})

const emptyPeriod = {
  entry_count: 0,
  word_count: 0,
  words: [],
  picture_count: 0,
  pictures: [],
  waypoint_count: 0,
  waypoints: [],
}

const open = async (days: unknown, moods: unknown = []) => {
  fakeApi({
    'GET /mood/days/': () => days,
    'GET /mood/': () => moods,
    'GET /days/': () => emptyPeriod,
  })
  return renderScreen(<CalendarPage view="insights" />, {
    path: '/mood/history/insights',
    route: '/mood/history/insights',
  })
}

it('tells what goes with better days, and what is too little to say', async () => {
  await open(daysUpToToday(60))
  const tags = await screen.findByRole('region', { name: 'What goes with better days' })
  expect(tags).toHaveTextContent('#walk sits higher.')
  expect(tags).toHaveTextContent('Too little to say yet: #rare (1 of 8 days).')
  expect(within(tags).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('img', { name: /^Monday: too little to say, [89] days;/ })).toBeVisible()
})

it('says below thirty days that it is too early, and below one nothing else', async () => {
  const { unmount } = await open(daysUpToToday(29))
  expect(await screen.findByText('Not enough to go on yet')).toBeVisible()
  expect(screen.getByText(/^29 days with a reading so far\./)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Weekdays' })).toBeNull()
  unmount()
  await open({ tags: [], first: null, days: [] })
  expect(await screen.findByText(/^0 days with a reading so far\./)).toBeVisible()
})

it('counts the streak only once it is turned on, and remembers it', async () => {
  const { user, unmount } = await open(daysUpToToday(40))
  await user.click(await screen.findByRole('button', { name: 'Count gently' }))
  expect(screen.getByRole('heading', { name: '40 days in touch with yourself' })).toBeVisible()
  unmount()
  await open(daysUpToToday(40))
  expect(await screen.findByText('14 days with a reading, 0 quiet days forgiven.')).toBeVisible()
})

it('leaves hard days of earlier years out until they are asked for', async () => {
  const before = (years: number, mood_value: number, note: string) => {
    const local_date = `${Number(localToday().slice(0, 4)) - years}${localToday().slice(4)}`
    return aMood({ id: years, local_date, mood_value, note, timestamp: `${local_date}T12:00:00Z` })
  }
  const moods = [before(4, 4, 'First frost.'), before(8, 2, 'Heavy.')]
  const { user } = await open(daysUpToToday(40), moods)
  expect(await screen.findByText('“First frost.”')).toBeVisible()
  expect(screen.queryByText('“Heavy.”')).toBeNull()
  expect(screen.getByText('1 hard day left out. It stays in your history.')).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Leave out hard days' }))
  expect(screen.getByText('“Heavy.”')).toBeVisible()
})

it('offers to try again when an answer is malformed', async () => {
  await open({ tags: [], first: '2024-01-01', days: [['x', [], []]] })
  expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible()
})
