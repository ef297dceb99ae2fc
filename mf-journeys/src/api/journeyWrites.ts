// Apart from the queries, because the dashboard needs no outbox.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  Journey,
  JourneyChanges,
  JourneyStatus,
  NewJourney,
} from '@truenorth/api-contract/journeys'
import { del, patch, patchVersioned } from '@truenorth/shared-auth'
import { postIdempotent } from '@truenorth/shared-auth/outbox'
import { toast, undoAction } from '@truenorth/shared-ui'
import { statusLabels } from '../domain/status'
import {
  type JourneyId,
  journeyPath,
  journeyQueries,
  journeySchema,
  journeysPath,
  updateJourney,
  updateJourneys,
} from './journeys'
import { milestoneQueries } from './milestones'

/** The kind of a new journey in the outbox. */
export const journeyKind = 'journey'

const createJourney = (journey: NewJourney, draft?: string) =>
  postIdempotent(journeysPath, journey, {
    kind: journeyKind,
    label: `the path “${journey.title}”`,
    schema: journeySchema,
    ...(draft !== undefined && { draft }),
  })

// At once and before the others, as the server lists it: the screen that follows shows it without a wait.
const listCreated = (client: QueryClient, created: Journey) =>
  updateJourneys(client, (journeys) => [created, ...journeys.filter(({ id }) => id !== created.id)])

/** Creates a journey, once however often it is tried. `draft` is the key of the form's draft. */
export const useCreateJourney = (draft: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (journey: NewJourney) => createJourney(journey, draft),
    onSuccess: async (created) => {
      await listCreated(client, created)
      void client.invalidateQueries({ queryKey: journeyQueries.all })
    },
  })
}

/** Creates the copy of a journey; a message says whether it worked. */
export const useCreateCopy = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (copy: NewJourney) => createJourney(copy),
    onSuccess: (created) => {
      toast.show({ text: 'Journey duplicated successfully!', tone: 'good' })
      return listCreated(client, created)
    },
    onError: () =>
      toast.show({ text: 'Failed to duplicate journey. Please try again.', tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: journeyQueries.all }),
  })
}

type JourneySave = { changes: JourneyChanges; etag: string | undefined }

/**
 * Saves a journey over the version that was read. Rejects with a `VersionConflict<Journey>` when there is
 * a newer version.
 */
export const useSaveJourney = (id: JourneyId) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ changes, etag }: JourneySave) =>
      (await patchVersioned(journeyPath(id), changes, etag, journeySchema)).data,
    onSuccess: async (saved) => {
      toast.show({ text: 'Changes saved', tone: 'good' })
      await updateJourney(client, id, () => saved)
      void client.invalidateQueries({ queryKey: journeyQueries.all })
    },
  })
}

type StatusChange = { status: JourneyStatus; isUndo?: boolean }

const statusMessages = {
  active: 'Path is active',
  paused: 'Path paused',
  completed: 'Path completed',
  archived: 'Path archived',
} as const satisfies Record<JourneyStatus, string>

const statusOf = (client: QueryClient, id: JourneyId) =>
  client
    .getQueryData(journeyQueries.list().queryKey)
    ?.find((journey) => String(journey.id) === String(id))?.status

// The last write wins, because a status is one decision and not a text.
const useStatusMutation = (id: JourneyId, failureText: string) => {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationKey: journeyQueries.all,
    mutationFn: ({ status }: StatusChange) => patch(journeyPath(id), { status }, journeySchema),
    onMutate: async ({ status }) => {
      const before = statusOf(client, id)
      const undo = await updateJourney(client, id, () => ({
        status,
        status_display: statusLabels[status],
        is_active: status === 'active',
      }))
      return { before, undo }
    },
    onSuccess: (_saved, { status, isUndo }, { before }) => {
      if (isUndo) return void toast.show({ text: 'Undone', tone: 'good' })
      if (before === undefined || before === status) return undefined
      return void toast.show({
        text: statusMessages[status],
        tone: 'good',
        actions: [undoAction(() => mutation.mutate({ status: before, isUndo: true }))],
      })
    },
    onError: (_error, _change, context) => {
      context?.undo()
      toast.show({ text: failureText, tone: 'bad' })
    },
    // A response between several changes would undo on the screen those that are still pending.
    onSettled: () =>
      client.isMutating({ mutationKey: journeyQueries.all }) > 1
        ? undefined
        : client.invalidateQueries({ queryKey: journeyQueries.all }),
  })
  return mutation
}

/**
 * Sets the status of a journey on the screen at once; a message offers to set it back (D51). A failure takes it
 * back and says so.
 */
export const useChangeStatus = (id: JourneyId) =>
  useStatusMutation(id, 'Failed to update status. Please try again.')

/** Archives a journey as `useChangeStatus` does. */
export const useArchiveJourney = (id: JourneyId) => {
  const { mutate } = useStatusMutation(id, 'Failed to archive journey. Please try again.')
  return () => mutate({ status: 'archived' })
}

/** Removes a journey from the list at once; a failure brings it back and says so. */
export const useDeleteJourney = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Journey) => del(journeyPath(id)),
    onMutate: ({ id }) =>
      updateJourneys(client, (journeys) => journeys.filter((journey) => journey.id !== id)),
    onError: (_error, _journey, undo) => {
      undo?.()
      toast.show({ text: 'Failed to delete journey. Please try again.', tone: 'bad' })
    },
    onSuccess: (_done, { id }) => {
      toast.show({ text: 'Path deleted', tone: 'good' })
      client.removeQueries({ queryKey: milestoneQueries.ofJourney(id).queryKey })
    },
    onSettled: () => client.invalidateQueries({ queryKey: journeyQueries.all }),
  })
}
