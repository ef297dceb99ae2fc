import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { malformedResponses } from '@truenorth/shared-auth/testing/malformedResponses'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { aWireEntry } from '../testing/entries'
import { JournalPage } from './JournalPage'

test.each(['/journal', '/journal?entry=1'])(
  'malformed entries break nothing at %s',
  async (path) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    await fc.assert(
      fc.asyncProperty(malformedResponses(aWireEntry()), async (entry) => {
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
)
