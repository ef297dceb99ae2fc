import { useQuery } from '@tanstack/react-query'
import { type JourneyId, journeyQueries } from '../../api/journeys'
import { milestoneQueries } from '../../api/milestones'
import { countCompleted, progressOf } from '../../domain/progress'

/** One journey of the list, and its progress: by its milestones as soon as they are loaded. */
export const useJourney = (id: JourneyId) => {
  const { data: journeys, isError, refetch } = useQuery(journeyQueries.list())
  const journey = journeys?.find((candidate) => String(candidate.id) === String(id))
  const { data: milestones } = useQuery({
    ...milestoneQueries.ofJourney(id),
    // Requested beside the list and not after it; this is in vain only for a journey that does not exist.
    enabled: !journeys || journey !== undefined,
  })
  const counts = milestones
    ? {
        completed_milestones: countCompleted(milestones),
        total_milestones: milestones.length,
      }
    : journey
  return {
    journey,
    progress: progressOf(counts ?? { completed_milestones: 0, total_milestones: 0 }),
    isLoaded: journeys !== undefined,
    isError,
    refetch,
  }
}
