import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { labelledSchema } from '@truenorth/api-contract/common'
import { type Milestone, receivedMilestoneSchema } from '@truenorth/api-contract/journeys'
import { get, getWithVersion, useOnWriteSent, type Versioned } from '@truenorth/shared-auth'
import * as z from '@truenorth/shared-auth/schema'
import { countCompleted } from '../domain/progress'
import { toMilestone } from '../domain/received'
import { type JourneyId, journeyPath, journeyQueries, updateJourney } from './journeys'

/** A milestone of a journey. */
export type MilestoneKey = { journeyId: JourneyId; milestoneId: JourneyId }

/** A milestone and the ETag that it was read with. */
export type VersionedMilestone = Versioned<Milestone>

/** Path of the milestones of a journey, and of new ones. */
export const milestonesPath = (journeyId: JourneyId) => `${journeyPath(journeyId)}milestone/`

/** Path of one milestone. */
export const milestonePath = ({ journeyId, milestoneId }: MilestoneKey) =>
  `${milestonesPath(journeyId)}${milestoneId}/`

/** Parses a milestone of a response; fields that the server left out are completed (D21, D22). */
export const milestoneSchema = z.pipe(receivedMilestoneSchema, z.transform(toMilestone))

const milestoneListSchema = z.array(milestoneSchema)
const typeListSchema = z.array(labelledSchema)

/** Keys and options of the queries about milestones. */
export const milestoneQueries = {
  all: ['milestones'] as const,
  ofJourney: (journeyId: JourneyId) =>
    queryOptions({
      queryKey: [...milestoneQueries.all, 'list', String(journeyId)] as const,
      queryFn: ({ signal }) => get(milestonesPath(journeyId), milestoneListSchema, { signal }),
    }),
  types: (journeyId: JourneyId) =>
    queryOptions({
      queryKey: ['milestone-types', String(journeyId)] as const,
      queryFn: () => get(`${milestonesPath(journeyId)}type-choices/`, typeListSchema),
      staleTime: Infinity,
    }),
  /** What an edit form starts from: loaded each time, and never again while the form is open. */
  forEditing: (key: MilestoneKey) =>
    queryOptions({
      queryKey: ['milestone-being-edited', String(key.journeyId), String(key.milestoneId)] as const,
      queryFn: ({ signal }) => getWithVersion(milestonePath(key), milestoneSchema, signal),
      gcTime: 0,
      staleTime: Infinity,
    }),
}

/** The milestones of a journey, in the order in which they were created. */
export const useMilestones = (journeyId: JourneyId) =>
  useQuery(milestoneQueries.ofJourney(journeyId))

/**
 * Changes the cached milestones of a journey, and the counts of the journey, before the server has
 * responded. Resolves with a function that undoes it.
 */
export const updateMilestones = async (
  client: QueryClient,
  journeyId: JourneyId,
  change: (milestones: Milestone[]) => Milestone[],
) => {
  const { queryKey } = milestoneQueries.ofJourney(journeyId)
  await client.cancelQueries({ queryKey })
  const before = client.getQueryData(queryKey)
  if (!before) return () => {}
  const after = change(before)
  client.setQueryData(queryKey, after)
  const done = countCompleted(after)
  const undoJourney = await updateJourney(client, journeyId, (journey) => ({
    completed_milestones: done,
    total_milestones: after.length,
    total_waypoints: after.length,
    achievements: journey.achievements + done - countCompleted(before),
  }))
  return () => {
    client.setQueryData(queryKey, before)
    undoJourney()
  }
}

/** Loads again what shows the milestones of a journey, when no other change of them is pending. */
export const refreshMilestones = async (client: QueryClient, journeyId: JourneyId) => {
  // A response between several changes would undo on the screen those that are still pending.
  if (client.isMutating({ mutationKey: milestoneQueries.all }) > 1) return
  const { queryKey } = milestoneQueries.ofJourney(journeyId)
  await Promise.all([
    client.invalidateQueries({ queryKey }),
    client.invalidateQueries({ queryKey: journeyQueries.all }),
  ])
}

/** Loads everything again when a queued journey or milestone has been sent. */
export const useRefreshWhenSent = () => {
  const client = useQueryClient()
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: journeyQueries.all })
    await client.invalidateQueries({ queryKey: milestoneQueries.all })
  }
  useOnWriteSent('journey', refresh)
  useOnWriteSent('milestone', refresh)
}
