import { queryOptions } from '@tanstack/react-query'
import { type JourneyId, listJourneys, loadJourney, loadJourneyChoices } from './journeys'

/** Keys and queries of journeys. */
export const journeyQueries = {
  all: ['journeys'] as const,
  list: () =>
    queryOptions({
      queryKey: [...journeyQueries.all, 'list'] as const,
      queryFn: ({ signal }) => listJourneys(signal),
    }),
  choices: () =>
    queryOptions({
      queryKey: ['journey-choices'] as const,
      queryFn: loadJourneyChoices,
      staleTime: Infinity,
    }),
  /** What a form starts from: read anew each time, and never under the user's hands. */
  forEditing: (id: JourneyId) =>
    queryOptions({
      queryKey: ['journey-being-edited', String(id)] as const,
      queryFn: ({ signal }) => loadJourney(id, signal),
      gcTime: 0,
      staleTime: Infinity,
    }),
}
