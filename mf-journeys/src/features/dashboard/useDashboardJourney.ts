import { useQuery } from '@tanstack/react-query'
import { journeyQueries } from '../../api/journeyQueries'
import { milestoneQueries } from '../../api/milestoneQueries'
import { nextWaypoint } from '../progress/nextWaypoint'
import { chooseJourney } from './chooseJourney'

/** The journey that the dashboard shows, and what comes next on it. */
export const useDashboardJourney = () => {
  const {
    data: journeys,
    isPending,
    isFetching,
    isError,
    refetch,
  } = useQuery(journeyQueries.list())
  const journey = journeys && chooseJourney(journeys)
  const { data: milestones = [] } = useQuery({
    ...milestoneQueries.ofJourney(journey?.id ?? 0),
    enabled: journey !== undefined,
  })
  return { journey, next: nextWaypoint(milestones), isPending, isFetching, isError, refetch }
}
