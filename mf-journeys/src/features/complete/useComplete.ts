import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Milestone } from '@truenorth/api/contract'
import { toast } from '@truenorth/shared-ui'
import { refreshMilestones, showMilestones } from '../../api/milestoneCache'
import { changeMilestone } from '../../api/milestones'
import { milestoneQueries } from '../../api/milestoneQueries'
import type { JourneyId } from '../../api/journeys'
import { milestoneFailureText } from '../trouble/milestoneFailureText'

type Reached = Pick<Milestone, 'id' | 'is_completed'>

// A waypoint that is reached is reached in full; one that is open again keeps what was done (D5).
const changesOf = ({ is_completed }: Reached) =>
  is_completed ? { is_completed, progress: 100 } : { is_completed }

/** Marks a milestone as completed, or as open again: at once on every screen, taken back on failure. */
export const useComplete = (journeyId: JourneyId) => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: milestoneQueries.all,
    mutationFn: (reached: Reached) =>
      changeMilestone({ journeyId, milestoneId: reached.id }, changesOf(reached)),
    onMutate: (reached) =>
      showMilestones(client, journeyId, (milestones) =>
        milestones.map((milestone) =>
          milestone.id === reached.id ? { ...milestone, ...changesOf(reached) } : milestone,
        ),
      ),
    onError: (error, _reached, rollBack) => {
      rollBack?.()
      toast.show({ text: milestoneFailureText(error), tone: 'bad' })
    },
    onSettled: () => refreshMilestones(client, journeyId),
  })
}
