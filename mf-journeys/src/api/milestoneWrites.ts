// Apart from the queries, because the dashboard needs no outbox.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Milestone, MilestoneChanges, NewMilestone } from '@truenorth/api-contract/journeys'
import { del, patchVersioned } from '@truenorth/shared-auth'
import { postIdempotent } from '@truenorth/shared-auth/outbox'
import { toast } from '@truenorth/shared-ui'
import { changeMilestone, milestoneFailureText } from './completion'
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
