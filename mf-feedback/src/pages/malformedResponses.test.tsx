import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { malformedResponses } from '@truenorth/shared-auth/testing/malformedResponses'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { someFeedback } from '../testing/someFeedback'
import { InboxPage } from './InboxPage'

const counts = { total: 1, unread: 1, bug: 1, feature: 0, improvement: 0, general: 0, matching: 1 }

test.each(['/admin/feedback', '/admin/feedback?item=1'])(
  'malformed feedback breaks nothing at %s',
  async (path) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const answers = [malformedResponses(someFeedback()), malformedResponses(counts)] as const
    await fc.assert(
      fc.asyncProperty(...answers, async (item, summary) => {
        signInAs({ is_admin: true })
        const { calls } = fakeApi({
          'GET /feedback/list/': () => [200, [item]],
          'GET /feedback/summary/': () => [200, summary],
          'PATCH /feedback/:id/': () => [200, item],
        })
        const { unmount, client } = renderScreen(<InboxPage />, { path })
        await waitFor(() => expect(calls.length > 0 && client.isFetching() === 0).toBe(true))
        expect(screen.getAllByRole('heading').length).toBeGreaterThan(0)
        expect(screen.queryByText('Unexpected Application Error!')).toBeNull()
        unmount()
      }),
      { numRuns: 25 },
    )
  },
  60_000,
)
