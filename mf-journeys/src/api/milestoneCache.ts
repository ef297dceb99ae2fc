import type { QueryClient } from '@tanstack/react-query'
import type { Milestone } from '@truenorth/api/contract'
import { showJourney } from './journeyCache'
import { journeyQueries } from './journeyQueries'
import type { JourneyId } from './journeys'
import { milestoneQueries } from './milestoneQueries'

const countDone = (milestones: Milestone[]) =>
  milestones.filter(({ is_completed }) => is_completed).length

/**
 * Shows a change of a journey's milestones before the server has agreed: in the journey, and in the
 * counts by which cards, dashboard and counters go. Answers with the way back.
 */
export const showMilestones = async (
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
  const done = countDone(after)
  const hideJourney = await showJourney(client, journeyId, (journey) => ({
    completed_milestones: done,
    total_milestones: after.length,
    total_waypoints: after.length,
    achievements: journey.achievements + done - countDone(before),
  }))
  return () => {
    client.setQueryData(queryKey, before)
    hideJourney()
  }
}

/** What stands on a journey's milestones is asked again everywhere, once nothing more is under way. */
export const refreshMilestones = async (client: QueryClient, journeyId: JourneyId) => {
  // An answer in the middle of several changes would undo on the screen what is still being sent.
  if (client.isMutating({ mutationKey: milestoneQueries.all }) > 1) return
  const { queryKey } = milestoneQueries.ofJourney(journeyId)
  await Promise.all([
    client.invalidateQueries({ queryKey }),
    client.invalidateQueries({ queryKey: journeyQueries.all }),
  ])
}
