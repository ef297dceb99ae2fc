import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewMilestone } from '@truenorth/api/contract'
import { createMilestone } from '../../api/createMilestone'
import type { JourneyId } from '../../api/journeys'
import { refreshMilestones } from '../../api/milestoneCache'

type Creation = { draftKey: string; onCreated: () => void; onRefused: (error: unknown) => void }

/** Creates a milestone of a journey. */
export const useCreateMilestone = (
  journeyId: JourneyId,
  { draftKey, onCreated, onRefused }: Creation,
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (milestone: NewMilestone) => createMilestone(journeyId, milestone, draftKey),
    onSuccess: () => {
      onCreated()
      void refreshMilestones(client, journeyId)
    },
    onError: onRefused,
  })
}
