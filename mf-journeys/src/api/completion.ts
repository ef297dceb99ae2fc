// Reaching a waypoint. Apart from the other writes, because the dashboard does it and needs no outbox.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Milestone, MilestoneChanges } from '@truenorth/api-contract/journeys'
import { errorSentence, fieldErrors, patch } from '@truenorth/shared-auth'
import { toast, undoAction } from '@truenorth/shared-ui'
import type { JourneyId } from './journeys'
import {
  type MilestoneKey,
  milestonePath,
  milestoneQueries,
  milestoneSchema,
  refreshMilestones,
  updateMilestones,
} from './milestones'

/** Why a milestone was not saved: the server's words, else what went wrong with the request, else a default. */
export const milestoneFailureText = (error: unknown) => {
  const [firstMessage] = Object.values(fieldErrors(error)).flat()
  return firstMessage || errorSentence(error) || 'Failed to save milestone'
}

/** Saves what was decided about a milestone. The last write wins, because progress and the done flag are one decision each and not a text. */
export const changeMilestone = (key: MilestoneKey, changes: MilestoneChanges) =>
  patch(milestonePath(key), changes, milestoneSchema)

/** The milestone as it is to be, with the progress that it had before. */
type Completion = Pick<Milestone, 'id' | 'is_completed' | 'progress'> & { isUndo?: boolean }

// A completed milestone is at 100 percent; one that is open again keeps its progress (D5), and one whose
// completion is undone has the progress from before.
const changesOf = ({ is_completed, progress, isUndo }: Completion) => {
  if (is_completed) return { is_completed, progress: 100 }
  return isUndo ? { is_completed, progress } : { is_completed }
}

const completionText = ({ is_completed, isUndo }: Completion) => {
  if (isUndo) return 'Undone'
  return is_completed ? 'Waypoint reached, +10 points' : 'Waypoint is open again'
}

/**
 * Marks a milestone as completed or open on the screen at once; a message offers to undo it (D51). A failure
 * takes it back and says so.
 */
export const useCompleteMilestone = (journeyId: JourneyId) => {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationKey: milestoneQueries.all,
    mutationFn: (completion: Completion) =>
      changeMilestone({ journeyId, milestoneId: completion.id }, changesOf(completion)),
    onMutate: (completion) =>
      updateMilestones(client, journeyId, (milestones) =>
        milestones.map((milestone) =>
          milestone.id === completion.id ? { ...milestone, ...changesOf(completion) } : milestone,
        ),
      ),
    onSuccess: (_saved, completion) => {
      const { id, is_completed, progress, isUndo } = completion
      const undo = () =>
        mutation.mutate({ id, is_completed: !is_completed, progress, isUndo: true })
      toast.show({
        text: completionText(completion),
        tone: 'good',
        actions: isUndo ? [] : [undoAction(undo)],
      })
    },
    onError: (error, _completion, undo) => {
      undo?.()
      toast.show({ text: milestoneFailureText(error), tone: 'bad' })
    },
    onSettled: () => refreshMilestones(client, journeyId),
  })
  return mutation
}
