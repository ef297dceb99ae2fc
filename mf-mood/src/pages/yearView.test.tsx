import { addDays, localToday } from '@truenorth/shared-ui'
import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aMood } from '../testing/aMood'
import { countedDays } from '../testing/countedDays'
import { CalendarPage } from './CalendarPage'

const on = (id: number, local_date: string, mood_value: number) =>
  aMood({ id, local_date, mood_value, timestamp: `${local_date}T12:00:00Z` })
const moods = [
  on(6, '2020-03-12', 4),
  on(5, '2020-03-12', 4),
  on(4, '2020-03-11', 4),
  on(3, '2020-03-11', 1),
  on(2, '2020-02-29', 5),
  on(1, '2017-06-01', 2),
]

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB')
  signInAs()
})

const open = (search = '?y=2020', readings = moods) => {
  fakeApi({ 'GET /mood/days/': () => countedDays(readings), 'GET /mood/': () => readings })
  return renderScreen(<CalendarPage view="year" />, {
    path: `/mood/history/year${search}`,
    route: '/mood/history/year',
  })
}
const openYear = async (search?: string) => {
  const view = open(search)
  await screen.findByRole('grid')
  return view
}
const cell = (name: RegExp | string) => screen.getByLabelText(name)
const line = () => document.querySelector('p[aria-live=polite]')
const narrowWindow = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media === '(max-width: 57.99em)',
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )

it('has a named cell for each day, and both ends of a varied one', async () => {
  await openYear()
  expect(screen.getAllByLabelText(/ 2020, (?!a cell)/)).toHaveLength(366)
  expect(cell('12 March 2020, Good, 2 readings')).toHaveTextContent('4')
  expect(cell('11 March 2020, Difficult to Good, 2 readings')).toHaveTextContent('14')
  expect(cell('29 February 2020, Excellent, 1 reading')).toHaveTextContent('5')
  expect(cell('1 January 2020, no reading')).toHaveTextContent('')
})

it('days ahead say so, and cannot be chosen', async () => {
  const { user } = await openYear('')
  const tomorrow = document.querySelector<HTMLElement>(`[data-day="${addDays(localToday(), 1)}"]`)
  // On the last day of a year no day of it is ahead.
  if (tomorrow) {
    expect(tomorrow).toHaveAccessibleName(/still ahead$/)
    await user.click(tomorrow)
  }
  expect(line()).toHaveTextContent('Choose a day')
})

it('the first tap chooses a day and names it, the second opens it in its month', async () => {
  const { user, router } = await openYear()
  await user.click(cell(/^11 March 2020/))
  expect(cell(/^11 March 2020/)).toHaveAttribute('aria-selected', 'true')
  expect(line()).toHaveTextContent('Wednesday, 11 March 2020 · 2 readings')
  expect(line()).toHaveTextContent('Difficult, Good · tap again to open')
  await user.click(cell(/^11 March 2020/))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mood/history/month'))
  expect(router.state.location.search).toBe('?d=2020-03-11')
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('?y=2020&d=2020-03-11')
})

it('keys choose within the year: by day, by month, to both ends of a month', async () => {
  const { user, router } = await openYear('?y=2020&d=2020-03-11')
  const grid = screen.getByRole('grid', { name: '2020, a cell for each day' })
  grid.focus()
  const press = async (key: string, name: RegExp) => {
    await user.keyboard(`{${key}}`)
    expect(cell(name)).toHaveAttribute('aria-selected', 'true')
    expect(grid).toHaveAttribute('aria-activedescendant', cell(name).id)
  }
  await press('ArrowRight', /^12 March/)
  await press('ArrowDown', /^12 April/)
  await press('PageUp', /^12 March/)
  await press('End', /^31 March/)
  await press('ArrowUp', /^29 February/)
  await press('Home', /^1 February/)
  await press('PageUp', /^1 January/)
  await press('ArrowLeft', /^1 January/)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?d=2020-01-01'))
})

it('on a phone the months stand side by side, and down is the next day', async () => {
  narrowWindow()
  const { user } = await openYear('?y=2020&d=2020-03-11')
  expect(
    screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label')),
  ).toContain('December')
  screen.getByRole('grid').focus()
  await user.keyboard('{ArrowDown}')
  expect(cell(/^12 March/)).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowRight}')
  expect(cell(/^12 April/)).toHaveAttribute('aria-selected', 'true')
})

it('buttons step from day to day up to the ends of the year', async () => {
  const { user } = await openYear('?y=2020&d=2020-12-30')
  await user.click(screen.getByRole('button', { name: 'Day after' }))
  expect(line()).toHaveTextContent('Thursday, 31 December 2020 · no reading')
  expect(screen.getByRole('button', { name: 'Day after' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Day before' }))
  expect(line()).toHaveTextContent('Wednesday, 30 December 2020')
})

it('the first step chooses the latest day', async () => {
  const { user } = await openYear('?y=2017')
  await user.click(screen.getByRole('button', { name: 'Day before' }))
  expect(line()).toHaveTextContent('Sunday, 31 December 2017')
})

it('leads to the years that have readings, and to the present one', async () => {
  const { user, router } = await openYear()
  await user.click(screen.getByRole('button', { name: '2017' }))
  expect(await screen.findByLabelText(/^1 June 2017, Challenging/)).toBeInTheDocument()
  expect(router.state.location.search).toBe('?y=2017')
  expect(screen.getByRole('button', { name: 'No earlier year' })).toBeDisabled()
  expect(screen.getByRole('button', { name: '2020' })).toBeEnabled()
})

it('shapes take the place of numbers, and the browser remembers it', async () => {
  const { user, unmount } = await openYear()
  await user.click(screen.getByRole('button', { name: 'Shapes' }))
  expect(cell(/^12 March 2020/)).toHaveTextContent('')
  expect(cell(/^11 March 2020/).querySelectorAll('path')).toHaveLength(2)
  unmount()
  await openYear()
  expect(screen.getByRole('button', { name: 'Shapes' })).toHaveAttribute('aria-pressed', 'true')
  expect(cell(/^12 March 2020/).querySelectorAll('path')).toHaveLength(1)
})

it('a browser that keeps nothing shows shapes as long as the screen is open', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { user } = await openYear()
  await user.click(screen.getByRole('button', { name: 'Shapes' }))
  expect(cell(/^12 March 2020/).querySelectorAll('path')).toHaveLength(1)
})

it('the table has the readings of each month and mood, and the days', async () => {
  const { user, router } = await openYear()
  await user.click(screen.getByRole('button', { name: 'Show as a table' }))
  const table = within(
    await screen.findByRole('table', { name: 'Readings per month and mood, 2020' }),
  )
  expect(table.getAllByRole('row')).toHaveLength(13)
  const cells = within(table.getByRole('row', { name: /^March/ })).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['1', '0', '0', '3', '0', '2'])
  expect(table.getByRole('link', { name: 'March' })).toHaveAttribute(
    'href',
    '/mood/history/month?m=2020-03',
  )
  expect(router.state.location.search).toBe('?y=2020&view=table')
  await user.click(screen.getByRole('button', { name: 'Show as cells' }))
  expect(await screen.findByRole('grid')).toBeInTheDocument()
})

it('says when the browser cannot draw the picture', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  Object.assign(Image.prototype, { decode: () => Promise.reject(new Error('no')) })
  const { user } = await openYear()
  await user.click(screen.getByRole('button', { name: 'Save as a picture' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The picture could not be made. Please try again.',
  )
})

it.each(['?y=0', '?y=9999', '?y=2020-01'])(
  'the address %s shows the present year',
  async (search) => {
    await openYear(search)
    expect(screen.getByRole('heading', { name: localToday().slice(0, 4) })).toBeInTheDocument()
  },
)

it('without readings it offers to record the first one', async () => {
  open('', [])
  expect(await screen.findByRole('link', { name: 'Record Your First Mood' })).toBeInTheDocument()
})
