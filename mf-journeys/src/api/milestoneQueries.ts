import { queryOptions } from '@tanstack/react-query'
import type { JourneyId } from './journeys'
import { listMilestones, loadMilestone, loadMilestoneTypes, type MilestoneKey } from './milestones'

/** Keys and queries of a journey's milestones. */
export const milestoneQueries = {
  all: ['milestones'] as const,
  ofJourney: (journeyId: JourneyId) =>
    queryOptions({
      queryKey: [...milestoneQueries.all, 'list', String(journeyId)] as const,
      queryFn: ({ signal }) => listMilestones(journeyId, signal),
    }),
  types: (journeyId: JourneyId) =>
    queryOptions({
      queryKey: ['milestone-types', String(journeyId)] as const,
      queryFn: () => loadMilestoneTypes(journeyId),
      staleTime: Infinity,
    }),
  /** What a form starts from: read anew each time, and never under the user's hands. */
  forEditing: (key: MilestoneKey) =>
    queryOptions({
      queryKey: ['milestone-being-edited', String(key.journeyId), String(key.milestoneId)] as const,
      queryFn: ({ signal }) => loadMilestone(key, signal),
      gcTime: 0,
      staleTime: Infinity,
    }),
}
