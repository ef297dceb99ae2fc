import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { malformedResponses } from '@truenorth/shared-auth/testing/malformedResponses'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { aMood } from '../testing/aMood'
import { silenceReports } from '../testing/silenceReports'
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
  'malformed responses do not break the %s screen',
  async (_name, Page, path, route) => {
    silenceReports()
    await fc.assert(
      fc.asyncProperty(
        malformedResponses(aMood()),
        malformedResponses(week),
        async (mood, mean) => {
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
          // The form of a malformed reading leads back to the overview.
          const hasLeft = router.state.location.pathname !== path
          expect(hasLeft || screen.getAllByRole('heading').length > 0).toBe(true)
          expect(screen.queryByText('Unexpected Application Error!')).toBeNull()
          unmount()
        },
      ),
      { numRuns: 25 },
    )
  },
)
