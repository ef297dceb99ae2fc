import { bentAnswers, fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { aWireEntry } from '../testing/aWireEntry'
import { JournalPage } from './JournalPage'

test.each(['/journal', '/journal?entry=1'])(
  'whatever the server sends, the journal stands at %s',
  async (path) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    await fc.assert(
      fc.asyncProperty(bentAnswers(fc, aWireEntry()), async (entry) => {
        signInAs()
        const { calls } = fakeApi({ 'GET /journal/': () => [200, [entry]] })
        const { unmount, client } = renderScreen(<JournalPage />, { path, route: '/journal' })
        await waitFor(() => expect(calls.length > 0 && client.isFetching() === 0).toBe(true))
        expect(screen.getAllByRole('heading', { hidden: true }).length).toBeGreaterThan(0)
        expect(screen.queryByText('Unexpected Application Error!')).toBeNull()
        unmount()
      }),
      { numRuns: 40 },
    )
  },
  60_000,
)
