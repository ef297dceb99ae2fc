import { addDays, localToday } from '@truenorth/shared-ui'
import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aMood } from '../testing/aMood'
import { countedDays } from '../testing/countedDays'
import { CalendarPage } from './CalendarPage'

const moods = [
  aMood({ id: 5, local_date: '2019-03-10', timestamp: '2019-03-10T20:00:00Z', mood_value: 4 }),
  aMood({ id: 4, local_date: '2019-03-10', timestamp: '2019-03-10T12:00:00Z', mood_value: 1 }),
  aMood({
    id: 3,
    local_date: '2019-03-10',
    timestamp: '2019-03-10T08:00:00Z',
    mood_value: 3,
    note: 'Too early.',
  }),
  aMood({ id: 2, local_date: '2019-03-03', timestamp: '2019-03-03T09:00:00Z', has_time: false }),
  aMood({ id: 1, local_date: '2019-01-31', timestamp: '2019-01-31T09:00:00Z' }),
]

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB')
  signInAs()
})

const nothingElse = () => ({ entries: [], waypoints: [] })

const open = (search: string, readings: unknown = moods, counted = moods) => {
  const api = fakeApi({
    'GET /mood/': () => readings,
    'GET /mood/days/': () => countedDays(counted),
    'GET /days/:day/': nothingElse,
  })
  const view = renderScreen(<CalendarPage view="month" />, {
    path: `/mood/history/month${search}`,
    route: '/mood/history/month',
  })
  return { ...view, api }
}
const openMarch = async (search = '?m=2019-03') => {
  const view = open(search)
  await screen.findByRole('grid', { name: 'Moods in March 2019', hidden: true, busy: false })
  return view
}
const day = (name: RegExp | string) => screen.getByRole('button', { name })
const wideWindow = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media === '(min-width: 58em)',
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )

it('names each day with its readings in their order, and days without one', async () => {
  await openMarch()
  expect(day('10 March, 3 readings: Okay, Difficult, Good')).toHaveTextContent('103×')
  expect(day('3 March, 1 reading: Good')).toBeInTheDocument()
  expect(day('4 March, no reading')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /^\d+ March/ })).toHaveLength(31)
})

it('asks for the readings of the month and its neighbors, and calls no day empty before it knows', async () => {
  let answer: (readings: typeof moods) => void = () => undefined
  const { api } = open('?m=2019-03', new Promise((resolve) => (answer = resolve)))
  expect(await screen.findByRole('button', { name: '3 March, loading' })).toBeVisible()
  expect(screen.getByText('4 readings on 2 of 31 days.')).toBeVisible()
  const asked = () => api.callsOf('GET /mood/').map(({ query }) => query.get('from'))
  answer(moods)
  expect(await screen.findByRole('button', { name: '4 March, no reading' })).toBeVisible()
  await waitFor(() => expect(asked()).toEqual(['2019-03-01', '2019-02-01', '2019-04-01']))
})

it('draws a mark for each reading, and never their mean', async () => {
  await openMarch()
  expect(day(/^10 March/).querySelectorAll('circle')).toHaveLength(3)
  expect(day(/^4 March/).querySelector('svg')).toBeNull()
})

it('explains hollow marks in a month that has a reading without a clock', async () => {
  const { user } = await openMarch()
  expect(screen.getByText('hollow: its time is not known')).toBeInTheDocument()
  await user.click(day('February 2019'))
  expect(await screen.findByRole('grid', { name: 'Moods in February 2019' })).toBeInTheDocument()
  expect(screen.queryByText('hollow: its time is not known')).not.toBeInTheDocument()
})

it('says how many readings the month has, and how many of each mood', async () => {
  await openMarch()
  const summary = within(screen.getByRole('region', { name: 'March 2019' }))
  expect(summary.getByText('4 readings on 2 of 31 days.')).toBeInTheDocument()
  expect(summary.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '0',
    '2',
    '1',
    '0',
    '1',
  ])
})

it.each([
  ['en-GB', ['Monday', 'Sunday']],
  ['en-US', ['Sunday', 'Saturday']],
])('in %s the week goes from %j', async (language, [first, last]) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  await openMarch()
  const heads = screen.getAllByRole('columnheader')
  expect(heads).toHaveLength(7)
  expect(heads[0]).toHaveAccessibleName(first)
  expect(heads[6]).toHaveAccessibleName(last)
})

it('keys move the focus by day, week and month, into other months too', async () => {
  const { user, router } = await openMarch()
  await user.click(day(/^10 March/))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(day(/^10 March/)).toHaveFocus())
  const press = async (key: string, name: RegExp) => {
    await user.keyboard(`{${key}}`)
    await waitFor(() => expect(day(name)).toHaveFocus())
  }
  await press('ArrowRight', /^11 March/)
  await press('Home', /^11 March/)
  await press('End', /^17 March/)
  await press('ArrowUp', /^10 March/)
  await press('ArrowDown', /^17 March/)
  await press('PageUp', /^17 February/)
  expect(router.state.location.search).toBe('?m=2019-02')
  await press('PageDown', /^17 March/)
  expect(
    screen.getAllByRole('button', { name: /^\d+ March/ }).filter((cell) => cell.tabIndex === 0),
  ).toHaveLength(1)
})

it('keys stop at the first month that has a reading', async () => {
  const { user } = open('?m=2019-01')
  await screen.findByRole('grid', { name: 'Moods in January 2019' })
  act(() => day(/^1 January/).focus())
  await user.keyboard('{ArrowUp}{PageUp}')
  expect(day(/^1 January/)).toHaveFocus()
  expect(day('December 2018')).toBeDisabled()
})

it('Enter opens the day with its readings, their mean, and links to edit them', async () => {
  const { user, router } = await openMarch()
  act(() => day(/^10 March/).focus())
  await user.keyboard('{Enter}')
  const sheet = within(await screen.findByRole('dialog', { name: 'Sunday, 10 March 2019' }))
  expect(sheet.getByText('3 readings, average 2.7, from Difficult to Good')).toBeInTheDocument()
  expect(sheet.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Okay',
    'Difficult',
    'Good',
  ])
  expect(sheet.getByText('“Too early.”')).toBeInTheDocument()
  expect(
    sheet.getByRole('link', {
      name: 'Edit the reading of 10 March 2019, 08:00',
    }),
  ).toHaveAttribute('href', '/mood/3/edit')
  expect(router.state.location.search).toBe('?m=2019-03&d=2019-03-10')
})

it('the day leads to its neighbors, also of another month, and Escape gives the focus to the last one', async () => {
  const { user } = await openMarch('?d=2019-03-01')
  const title = await screen.findByRole('dialog', { name: 'Friday, 1 March 2019' })
  await user.click(within(title).getByRole('button', { name: 'Thursday, 28 February 2019' }))
  expect(await screen.findByText('No reading on this day.')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(day(/^28 February/)).toHaveFocus())
})

it('a reading whose time is not known shows none in the day', async () => {
  await openMarch('?d=2019-03-03')
  const sheet = within(await screen.findByRole('dialog', { name: 'Sunday, 3 March 2019' }))
  expect(sheet.getByText('1 reading')).toBeInTheDocument()
  expect(sheet.queryByText(/\d:\d/)).not.toBeInTheDocument()
})

it('in a wide window the day stands beside the month, and closing it is going back', async () => {
  wideWindow()
  const { user, router } = await openMarch()
  await user.click(day(/^10 March/))
  const beside = within(await screen.findByRole('region', { name: 'Sunday, 10 March 2019' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(day(/^10 March/)).toHaveAttribute('aria-expanded', 'true')
  await user.click(beside.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.search).toBe('?m=2019-03'))
  await waitFor(() => expect(day(/^10 March/)).toHaveFocus())
})

it('in a wide window Escape closes the day that stands beside the month', async () => {
  wideWindow()
  const { user, router } = await openMarch()
  await user.click(day(/^10 March/))
  await screen.findByRole('region', { name: 'Sunday, 10 March 2019' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.search).toBe('?m=2019-03'))
  await waitFor(() => expect(day(/^10 March/)).toHaveFocus())
})

const swipe = (from: number, to: number) => {
  const grid = screen.getByRole('grid')
  const at = (clientX: number) => [{ clientX, clientY: 300 }]
  fireEvent.touchStart(grid, { touches: at(from) })
  fireEvent.touchMove(grid, { touches: at(to) })
  fireEvent.touchEnd(grid, { changedTouches: at(to) })
}

it('a finger swipes to the months before and after; a short way does not', async () => {
  await openMarch()
  swipe(200, 230)
  expect(screen.getByRole('grid', { name: 'Moods in March 2019' })).toBeInTheDocument()
  swipe(100, 300)
  expect(await screen.findByRole('grid', { name: 'Moods in February 2019' })).toBeInTheDocument()
  swipe(300, 100)
  expect(await screen.findByRole('grid', { name: 'Moods in March 2019' })).toBeInTheDocument()
})

it('days ahead are not pressed, and Today leads back and marks today', async () => {
  const { user } = await openMarch()
  await user.click(day('Today'))
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'date'))
  expect(document.activeElement).toHaveAttribute('data-day', localToday())
  expect(document.querySelector(`[data-day="${addDays(localToday(), 1)}"]`)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Today' })).not.toBeInTheDocument()
})

it.each(['?m=2019-13', '?m=9999-01', '?d=2019-02-30', '?m='])(
  'the address %s shows the present month',
  async (search) => {
    open(search)
    await screen.findByRole('grid')
    expect(document.querySelector('[aria-current=date]')).toHaveAttribute('data-day', localToday())
  },
)

it('without readings it offers to record the first one, and says why when they cannot be loaded', async () => {
  const { unmount } = open('', [], [])
  expect(await screen.findByRole('link', { name: 'Record Your First Mood' })).toBeInTheDocument()
  unmount()
  open('', [500, ''])
  expect(await screen.findByText('Failed to Load')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument()
})

it('links lead from view to view', async () => {
  await openMarch()
  const views = within(screen.getByRole('navigation', { name: 'Look back' })).getAllByRole('link')
  expect(views.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['List', '/mood/history'],
    ['Month', '/mood/history/month'],
    ['Year', '/mood/history/year'],
    ['Insights', '/mood/history/insights'],
  ])
  expect(screen.getByRole('link', { name: 'Month' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'List' })).not.toHaveAttribute('aria-current')
})

it('shows the journal of a day and the waypoints that were reached on it, with links', async () => {
  const { user, api } = await openMarch()
  const excerpt = 'At the window.'
  api.respond({
    'GET /days/:day/': () => ({
      entries: [
        { id: 7, title: 'Rain', entry_time: '22:10', excerpt },
        { id: 8, title: ' ', entry_time: null, excerpt: 'x'.repeat(200) },
      ],
      waypoints: [{ id: 3, title: 'First swim', journey_id: 2, journey_title: 'Sea' }],
    }),
  })
  await user.click(day(/^10 March/))
  const journal = within(await screen.findByRole('region', { name: 'Journal' }))
  expect(journal.getByRole('link', { name: 'Rain' })).toHaveAttribute('href', '/journal?entry=7')
  expect(journal.getByText('22:10')).toBeVisible()
  expect(journal.getByText(excerpt)).toBeVisible()
  expect(journal.getByRole('link', { name: 'Untitled Entry' })).toBeVisible()
  expect(journal.getByText(/x…$/)).toBeVisible()
  const waypoints = within(screen.getByRole('region', { name: 'Waypoints reached' }))
  const link = waypoints.getByRole('link', { name: 'First swim' })
  expect(link).toHaveAttribute('href', '/journey/2')
  expect(waypoints.getByText('Sea')).toBeVisible()
  expect(api.callsOf('GET /days/:day/')[0]?.params).toEqual({ day: '2019-03-10' })
})

it('shows the readings of a day whose journal cannot be fetched, and of a server that has none', async () => {
  const { user, api } = await openMarch()
  api.respond({ 'GET /days/:day/': () => [400, {}] })
  await user.click(day(/^10 March/))
  expect(await screen.findByText(/^The journal and the waypoints of this day could/)).toBeVisible()
  expect(screen.getByText('3 readings, average 2.7, from Difficult to Good')).toBeVisible()
  api.respond({ 'GET /days/:day/': () => [404, {}] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/^The journal and the/)).not.toBeInTheDocument())
  expect(screen.queryByRole('region', { name: 'Journal' })).not.toBeInTheDocument()
})
