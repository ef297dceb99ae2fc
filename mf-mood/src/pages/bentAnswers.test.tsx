import { bentAnswers, fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { aMood } from '../testing/aMood'
import { toleratesReports } from '../testing/toleratesReports'
import { EditPage } from './EditPage'
import { HistoryPage } from './HistoryPage'
import { TodayPage } from './TodayPage'

const week = { week_start: '2025-11-24', average_mood: 3.5, count: 2 }

const pages = [
  ['history', HistoryPage, '/mood/history', '/mood/history'],
  ['today', TodayPage, '/mood/today', '/mood/today'],
  ['edit', EditPage, '/mood/7/edit', '/mood/:moodEventId/edit'],
] as const

test.each(pages)(
  'whatever the server sends, the %s screen stands',
  async (_name, Page, path, route) => {
    toleratesReports()
    await fc.assert(
      fc.asyncProperty(bentAnswers(fc, aMood()), bentAnswers(fc, week), async (mood, mean) => {
        signInAs()
        const { calls } = fakeApi({
          'GET /mood/': () => [200, [mood]],
          'GET /mood/history/': () => [200, [mood]],
          'GET /mood/today/': () => [200, mood],
          'GET /mood/weekly-average/': () => [200, [mean]],
          'GET /mood/:id/': () => [200, mood],
        })
        const { unmount, client, router } = renderScreen(<Page />, { path, route })
        await waitFor(() => expect(calls.length > 0 && client.isFetching() === 0).toBe(true))
        // The form of a reading that cannot be read leads back to the overview.
        const hasLeft = router.state.location.pathname !== path
        expect(hasLeft || screen.getAllByRole('heading').length > 0).toBe(true)
        expect(screen.queryByText('Unexpected Application Error!')).toBeNull()
        unmount()
      }),
      { numRuns: 25 },
    )
  },
  60_000,
)
