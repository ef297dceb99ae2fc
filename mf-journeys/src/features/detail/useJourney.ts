import { useQuery } from '@tanstack/react-query'
import { journeyQueries } from '../../api/journeyQueries'
import type { JourneyId } from '../../api/journeys'
import { milestoneQueries } from '../../api/milestoneQueries'
import { progressOf } from '../progress/progressOf'

/** One journey out of the list, and where it stands by its milestones once they are known. */
export const useJourney = (id: JourneyId) => {
  const { data: journeys, isError, refetch } = useQuery(journeyQueries.list())
  const journey = journeys?.find((candidate) => String(candidate.id) === String(id))
  const { data: milestones } = useQuery({
    ...milestoneQueries.ofJourney(id),
    // Asked for beside the list, not after it; in vain only for a journey that does not exist.
    enabled: !journeys || journey !== undefined,
  })
  const counts = milestones
    ? {
        completed_milestones: milestones.filter(({ is_completed }) => is_completed).length,
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
