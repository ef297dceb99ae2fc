import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { malformedResponses } from '@truenorth/shared-auth/testing/malformedResponses'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { someFeedback } from '../testing/someFeedback'
import { InboxPage } from './InboxPage'

const desk = { administrators: [{ id: 1, username: 'casey' }], labels: ['odd'] }
const written = { id: 1, writer: 'casey', created_at: '2025-11-27T12:56:00Z' }
const thread = {
  notes: [{ ...written, text: 'Seen before.' }],
  acts: [{ ...written, act: 'read', feedback_id: 1 }],
}
const counts = { total: 1, unread: 1, bug: 1, feature: 0, improvement: 0, general: 0, matching: 1 }

test.each(['/admin/feedback', '/admin/feedback?item=1'])(
  'malformed feedback breaks nothing at %s',
  async (path) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const answers = [
      malformedResponses(
        someFeedback({ state: 'planned', labels: ['odd'], assignee: desk.administrators[0] }),
      ),
      malformedResponses(counts),
      malformedResponses(desk),
      malformedResponses(thread),
    ] as const
    await fc.assert(
      fc.asyncProperty(...answers, async (item, summary, people, notes) => {
        signInAs({ is_admin: true })
        const { calls } = fakeApi({
          'GET /feedback/list/': () => [200, [item]],
          'GET /feedback/summary/': () => [200, summary],
          'GET /feedback/desk/': () => [200, people],
          'GET /feedback/:id/thread/': () => [200, notes],
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
)
