// Apart from the queries, because the dashboard needs no outbox.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Milestone, MilestoneChanges, NewMilestone } from '@truenorth/api-contract/journeys'
import { del, errorSentence, fieldErrors, patch, patchVersioned } from '@truenorth/shared-auth'
import { postIdempotent } from '@truenorth/shared-auth/outbox'
import { toast, undoAction } from '@truenorth/shared-ui'
import type { JourneyId } from './journeys'
import {
  type MilestoneKey,
  milestonePath,
  milestoneQueries,
  milestoneSchema,
  milestonesPath,
  refreshMilestones,
  updateMilestones,
} from './milestones'

/** The kind of a new milestone in the outbox. */
export const milestoneKind = 'milestone'

/** Why a milestone was not saved: the server's words, else what went wrong with the request, else a default. */
export const milestoneFailureText = (error: unknown) => {
  const [firstMessage] = Object.values(fieldErrors(error)).flat()
  return firstMessage || errorSentence(error) || 'Failed to save milestone'
}

/** Creates a milestone, once however often it is tried. `draft` is the key of the form's draft. */
export const useCreateMilestone = (journeyId: JourneyId, draft: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (milestone: NewMilestone) =>
      postIdempotent(milestonesPath(journeyId), milestone, {
        kind: milestoneKind,
        label: `the milestone “${milestone.title}”`,
        schema: milestoneSchema,
        draft,
      }),
    onSuccess: async (created) => {
      await updateMilestones(client, journeyId, (milestones) => [
        ...milestones.filter(({ id }) => id !== created.id),
        created,
      ])
      void refreshMilestones(client, journeyId)
    },
  })
}

const replaceMilestone = (client: QueryClient, { journeyId }: MilestoneKey, saved: Milestone) =>
  updateMilestones(client, journeyId, (milestones) =>
    milestones.map((milestone) => (milestone.id === saved.id ? saved : milestone)),
  )

type MilestoneSave = { changes: MilestoneChanges; etag: string | undefined }

/**
 * Saves a milestone over the version that was read. Rejects with a `VersionConflict<Milestone>` when there
 * is a newer version.
 */
export const useSaveMilestone = (key: MilestoneKey) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ changes, etag }: MilestoneSave) =>
      (await patchVersioned(milestonePath(key), changes, etag, milestoneSchema)).data,
    onSuccess: async (saved) => {
      await replaceMilestone(client, key, saved)
      void refreshMilestones(client, key.journeyId)
    },
  })
}

// The last write wins, because progress and the done flag are one decision each and not a text.
const changeMilestone = (key: MilestoneKey, changes: MilestoneChanges) =>
  patch(milestonePath(key), changes, milestoneSchema)

/** Saves the progress of a milestone, in percent; a message says whether it worked. */
export const useSaveProgress = (key: MilestoneKey) => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: milestoneQueries.all,
    mutationFn: (progress: number) => changeMilestone(key, { progress }),
    onSuccess: (saved) => {
      toast.show({ text: 'Progress saved', tone: 'good' })
      return replaceMilestone(client, key, saved)
    },
    onError: (error) => toast.show({ text: milestoneFailureText(error), tone: 'bad' }),
    onSettled: () => void refreshMilestones(client, key.journeyId),
  })
}

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

/** Removes a milestone from the list at once; a failure brings it back and says so. */
export const useDeleteMilestone = (journeyId: JourneyId) => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: milestoneQueries.all,
    mutationFn: ({ id }: Milestone) => del(milestonePath({ journeyId, milestoneId: id })),
    onMutate: ({ id }) =>
      updateMilestones(client, journeyId, (milestones) =>
        milestones.filter((milestone) => milestone.id !== id),
      ),
    onSuccess: () => void toast.show({ text: 'Waypoint deleted', tone: 'good' }),
    onError: (_error, _milestone, undo) => {
      undo?.()
      toast.show({ text: 'Failed to delete milestone. Please try again.', tone: 'bad' })
    },
    onSettled: () => refreshMilestones(client, journeyId),
  })
}
