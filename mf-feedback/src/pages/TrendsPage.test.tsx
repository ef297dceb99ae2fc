import type { FeedbackTrends, RatingChange } from '@truenorth/api-contract/inbox'
import { addDays, localToday, mondayOf } from '@truenorth/shared-ui'
import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { malformedResponses } from '@truenorth/shared-auth/testing/malformedResponses'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { TrendsPage } from './TrendsPage'

const none = { bug: 0, feature: 0, improvement: 0, general: 0 }
const thisWeek = mondayOf(localToday())

const change = (ends: Pick<RatingChange, 'low' | 'high'>): RatingChange => ({
  before_version: '2.14.0-aaaa',
  before: { people: 21, mean: 4.2 },
  since: { people: 18, mean: 3.1 },
  difference: -1.1,
  ...ends,
})
const release = (version: string, rest: object = {}) => ({
  version,
  first_at: '2025-11-20T08:00:00Z',
  ...none,
  ...rest,
})

const trends: FeedbackTrends = {
  weeks: [
    { week: addDays(thisWeek, -7), ...none, general: 6, ratings: [1, 0, 0, 0, 5] },
    { week: thisWeek, ...none, bug: 2, ratings: [0, 1, 0, 0, 0] },
  ],
  pages: [{ page: '/journal', ...none, bug: 2, rated: 1, mean: 2 }],
  remotes: [
    {
      name: 'journal',
      releases: [
        release('2.15.0-bbbb', {
          bug: 2,
          raters: { people: 18, mean: 3.1 },
          change: change({ low: -1.92, high: -0.28 }),
        }),
        release('2.14.0-aaaa', { raters: { people: 21, mean: 4.2 } }),
      ],
    },
    {
      name: 'mood',
      releases: [
        release('1.2.0', { raters: { people: 3, mean: 5 } }),
        release('1.1.0', {
          raters: { people: 18, mean: 3.1 },
          change: change({ low: -1, high: 0.2 }),
        }),
      ],
    },
  ],
}
const desk = { administrators: [], labels: [], pages: ['/journal'], remotes: ['journal', 'mood'] }

const openTrends = (answer: () => unknown = () => trends, path = '/admin/feedback/trends') => {
  signInAs({ is_admin: true })
  const api = fakeApi({
    'GET /feedback/trends/': answer,
    'GET /feedback/desk/': () => desk,
    'GET /feedback/digest/': () => ({ is_on: false, email: 'casey@example.org' }),
  })
  return { api, ...renderScreen(<TrendsPage />, { path }) }
}

test('a sentence tells a difference that holds, with both numbers and its interval, and no other', async () => {
  openTrends()
  const told = await screen.findByText(
    'Ratings of journal fell from 4.2 to 3.1 after 2.15.0 (n = 18; with 2.14.0, n = 21). The difference is likely −1.9 to −0.3 stars.',
  )
  expect(told).toBeInTheDocument()
  expect(screen.getAllByText(/^Ratings of /)).toHaveLength(1)
  expect(screen.getByText(/mood 1\.1\.0 \(n = 18\)/)).toBeInTheDocument()
  expect(screen.getByText(/mood 1\.2\.0 \(3 of 8 people\)/)).toBeInTheDocument()
})

test('each chart has its figures in a table, with weeks in which nobody wrote', async () => {
  openTrends()
  const table = await screen.findByRole('table', { name: 'Ratings by week', hidden: true })
  const rows = within(table).getAllByRole('row', { hidden: true })
  // A heading and at least eight weeks, newest first.
  expect(rows).toHaveLength(9)
  expect(rows[1]).toHaveTextContent(/2\.0101000$/)
  expect(rows[2]).toHaveTextContent(/4\.3610005$/)
  expect(rows[3]).toHaveTextContent(/–000000$/)
})

test('the weeks can be those of a page or of a part, which the address holds', async () => {
  const { api } = openTrends()
  await userEvent.selectOptions(
    await screen.findByLabelText('What the weeks count'),
    await screen.findByRole('option', { name: 'Page: /journal' }),
  )
  await waitFor(() => expect(api.calls.at(-1)?.query.get('path')).toBe('/journal'))
  expect(screen.getByRole('link', { name: '/journal' })).toHaveAttribute(
    'href',
    '/admin/feedback?path=%2Fjournal',
  )
})

test('without messages it says so, and a failure can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  let isAway = true
  openTrends(() => (isAway ? [500] : { weeks: [], pages: [], remotes: [] }))
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })
  isAway = false
  await userEvent.click(again)
  expect(await screen.findByText('Nothing to count yet')).toBeInTheDocument()
})

test('malformed trends break nothing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await fc.assert(
    fc.asyncProperty(malformedResponses(trends), async (answer) => {
      const { unmount, client } = openTrends(() => [200, answer])
      await waitFor(() => expect(client.isFetching()).toBe(0))
      expect(screen.getByRole('heading', { name: 'Feedback trends' })).toBeInTheDocument()
      unmount()
    }),
    { numRuns: 25 },
  )
})

test('the weekly letter is turned on and off', async () => {
  signInAs({ is_admin: true })
  let is_on = false
  const digest = () => ({ is_on, email: 'casey@example.org' })
  const api = fakeApi({
    'GET /feedback/trends/': () => ({ weeks: [], pages: [], remotes: [] }),
    'GET /feedback/digest/': digest,
    'PATCH /feedback/digest/': (body) => {
      is_on = body['is_on'] === true
      return digest()
    },
  })
  const { user } = renderScreen(<TrendsPage />, { path: '/admin/feedback/trends' })
  const box = await screen.findByRole('checkbox', { name: 'Send it to casey@example.org' })
  expect(box).not.toBeChecked()
  await user.click(box)
  await waitFor(() => expect(box).toBeEnabled())
  expect(box).toBeChecked()
  await user.click(box)
  await waitFor(() => expect(box).toBeEnabled())
  expect(box).not.toBeChecked()
  const sent = api.callsOf('PATCH /feedback/digest/').map(({ body }) => body)
  expect(sent).toEqual([{ is_on: true }, { is_on: false }])
})
