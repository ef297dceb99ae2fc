import { useQuery } from '@tanstack/react-query'
import { journeyQueries } from '../../api/journeys'
import { milestoneQueries } from '../../api/milestones'
import { nextWaypoint } from '../../domain/progress'

/** The fields of a journey that decide; any of them may be missing. */
export type Candidate = {
  completed_milestones?: number
  total_milestones?: number
  status?: string
  is_active?: boolean
  last_activity?: string | null
  updated_at?: string | null
  start_date?: string | null
}

const isActive = ({ is_active, status }: Candidate) => is_active === true || status === 'active'

const lastActivity = ({ last_activity, updated_at, start_date }: Candidate) =>
  Date.parse(last_activity ?? updated_at ?? start_date ?? '') || 0

const hasOpenWaypoint = ({ completed_milestones = 0, total_milestones = 0 }: Candidate) =>
  completed_milestones < total_milestones

/**
 * The journey of the dashboard. The list is newest first: the first active one with a waypoint ahead, else the
 * first active one, else the one with the latest activity.
 */
export const chooseJourney = <Journey extends Candidate>(journeys: readonly Journey[]) =>
  journeys.find((journey) => isActive(journey) && hasOpenWaypoint(journey)) ??
  journeys.find(isActive) ??
  journeys.toSorted((one, other) => lastActivity(other) - lastActivity(one)).at(0)

/** The journey of the dashboard, and its next milestone. */
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
