import { useQuery } from '@tanstack/react-query'
import { journeyQueries } from '../../api/journeys'
import { milestoneQueries } from '../../api/milestones'
import { useHeld } from '../../components/useHeld'
import { nextWaypoint, tickedWaypoint } from '../../domain/progress'

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

/**
 * The journey of the dashboard, and its next milestone. A milestone that is ticked there keeps its place for a
 * moment, and its journey too: `onReached` tells of it.
 */
export const useDashboardJourney = () => {
  const {
    data: journeys,
    isPending,
    isFetching,
    isError,
    refetch,
  } = useQuery(journeyQueries.list())
  const [held, hold] = useHeld<{ journeyId: number; milestoneId: number }>()
  const heldJourney = held && journeys?.find(({ id }) => id === held.journeyId)
  const journey = heldJourney ?? (journeys && chooseJourney(journeys))
  const { data: milestones = [] } = useQuery({
    ...milestoneQueries.ofJourney(journey?.id ?? 0),
    enabled: journey !== undefined,
  })
  const next = nextWaypoint(milestones)
  const ticked = tickedWaypoint(milestones, held?.milestoneId)
  return {
    journey,
    /** The milestone that was ticked a moment ago, else the next one. */
    shown: ticked ?? next,
    /** What comes after it. */
    after: ticked && next,
    onReached: (milestoneId: number) => journey && hold({ journeyId: journey.id, milestoneId }),
    isPending,
    isFetching,
    isError,
    refetch,
  }
}
