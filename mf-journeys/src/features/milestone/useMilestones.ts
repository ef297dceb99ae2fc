import { useQuery } from '@tanstack/react-query'
import type { JourneyId } from '../../api/journeys'
import { milestoneQueries } from '../../api/milestoneQueries'

/** The milestones of a journey, in the order in which they were set. */
export const useMilestones = (journeyId: JourneyId) =>
  useQuery(milestoneQueries.ofJourney(journeyId))
