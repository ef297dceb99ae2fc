import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { malformedResponses } from '@truenorth/shared-auth/testing/malformedResponses'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { aJourney, aMilestone, someChoices } from '../testing/samples'
import { ContinuePage } from './ContinuePage'
import { EditJourneyPage } from './EditJourneyPage'
import { EditMilestonePage } from './EditMilestonePage'
import { JourneyPage } from './JourneyPage'
import { JourneysPage } from './JourneysPage'

const ofJourney = '/journey/:journeyId'
const ofMilestone = `${ofJourney}/milestone/:milestoneId`

const pages = [
  ['list of paths', JourneysPage, '/journeys', '/journeys'],
  ['path', JourneyPage, '/journey/7', ofJourney],
  ['edit of a path', EditJourneyPage, '/journey/7/edit', `${ofJourney}/edit`],
  ['edit of a waypoint', EditMilestonePage, '/journey/7/milestone/31/edit', `${ofMilestone}/edit`],
  [
    'continue page of a waypoint',
    ContinuePage,
    '/journey/7/milestone/31/continue',
    `${ofMilestone}/continue`,
  ],
] as const

test.each(pages)('malformed responses do not break the %s', async (_name, Page, path, route) => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const responses = [
    malformedResponses(aJourney()),
    malformedResponses(aMilestone()),
    malformedResponses(someChoices),
  ] as const
  await fc.assert(
    fc.asyncProperty(...responses, async (journey, milestone, choices) => {
      signInAs()
      const { calls } = fakeApi({
        'GET /journey/': () => [200, [journey]],
        'GET /journey/choices/': () => [200, choices],
        'GET /journey/:id/': () => [200, journey],
        'GET /journey/:id/milestone/': () => [200, [milestone]],
        'GET /journey/:id/milestone/type-choices/': () => [200, choices],
        'GET /journey/:id/milestone/:milestone/': () => [200, milestone],
        'GET /mood/days/': () => [200, choices],
      })
      const { unmount, client } = renderScreen(<Page />, { path, route })
      await waitFor(() => expect(calls.length > 0 && client.isFetching() === 0).toBe(true))
      expect(screen.getAllByRole('heading').length).toBeGreaterThan(0)
      expect(screen.queryByText('Unexpected Application Error!')).toBeNull()
      unmount()
    }),
    { numRuns: 20 },
  )
})
