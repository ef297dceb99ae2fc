import { useQuery } from '@tanstack/react-query'
import type { JourneyId } from '../../api/journeys'
import { milestoneQueries } from '../../api/milestoneQueries'

/** The types of milestones that the server knows. */
export const useMilestoneTypes = (journeyId: JourneyId) =>
  useQuery(milestoneQueries.types(journeyId))
