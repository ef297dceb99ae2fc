import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@truenorth/shared-ui'
import { refreshMilestones, showMilestones } from '../../api/milestoneCache'
import { milestoneQueries } from '../../api/milestoneQueries'
import { changeMilestone, type MilestoneKey } from '../../api/milestones'
import { milestoneFailureText } from '../trouble/milestoneFailureText'

/** Saves how far a waypoint has come; a refusal takes it back and says why. */
export const useSaveProgress = (key: MilestoneKey) => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: milestoneQueries.all,
    mutationFn: (progress: number) => changeMilestone(key, { progress }),
    onSuccess: (saved) => {
      toast.show({ text: 'Progress saved', tone: 'good' })
      return showMilestones(client, key.journeyId, (milestones) =>
        milestones.map((milestone) => (milestone.id === saved.id ? saved : milestone)),
      )
    },
    onError: (error) => toast.show({ text: milestoneFailureText(error), tone: 'bad' }),
    onSettled: () => void refreshMilestones(client, key.journeyId),
  })
}
