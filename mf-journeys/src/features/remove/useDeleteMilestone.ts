import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Milestone } from '@truenorth/api/contract'
import { toast } from '@truenorth/shared-ui'
import type { JourneyId } from '../../api/journeys'
import { refreshMilestones, showMilestones } from '../../api/milestoneCache'
import { milestoneQueries } from '../../api/milestoneQueries'
import { deleteMilestone } from '../../api/milestones'

/** Deletes a milestone: gone at once, back with a message when the server refuses. */
export const useDeleteMilestone = (journeyId: JourneyId) => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: milestoneQueries.all,
    mutationFn: ({ id }: Milestone) => deleteMilestone({ journeyId, milestoneId: id }),
    onMutate: ({ id }) =>
      showMilestones(client, journeyId, (milestones) =>
        milestones.filter((milestone) => milestone.id !== id),
      ),
    onError: (_error, _milestone, rollBack) => {
      rollBack?.()
      toast.show({ text: 'Failed to delete milestone. Please try again.', tone: 'bad' })
    },
    onSettled: () => refreshMilestones(client, journeyId),
  })
  return (milestone: Milestone) => mutate(milestone)
}
