// What administrators make of feedback: its state, who takes care of it, labels and notes.
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type ReceivedFeedback, receivedFeedbackSchema } from '@truenorth/api-contract/feedback'
import {
  bulkRemovalSchema,
  bulkResultSchema,
  type FeedbackBulkChange,
  type FeedbackBulkRemoval,
  type FeedbackChanges,
  type FeedbackDesk,
  feedbackDeskSchema,
  type FeedbackNote,
  feedbackThreadSchema,
} from '@truenorth/api-contract/inbox'
import {
  errorSentence,
  get,
  patchVersioned,
  post,
  report,
  useReported,
  VersionConflict,
} from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { deleteIfThere } from './deleteIfThere'
import { feedbackQueries } from './feedback'
import { changesScope } from './feedbackChanges'

const { all, lists, item: itemQuery } = feedbackQueries

const deskQuery = queryOptions({
  queryKey: [...all, 'desk'],
  queryFn: ({ signal }) => get('/feedback/desk/', feedbackDeskSchema, { signal }),
})

const threadQuery = (id: number) =>
  queryOptions({
    queryKey: [...all, 'thread', id],
    queryFn: ({ signal }) => get(`/feedback/${id}/thread/`, feedbackThreadSchema, { signal }),
  })

const nobody: FeedbackDesk = { administrators: [], labels: [] }

/** Whom items can be given to, and the labels, pages and remotes in use; empty until they are known. */
export const useDesk = () => {
  const { data, error } = useQuery(deskQuery)
  useReported(error, 'loading who takes care of feedback')
  return data ?? nobody
}

/** The notes about an item, and what was done with it. */
export const useThread = (id: number) => {
  const query = useQuery(threadQuery(id))
  useReported(query.error, 'loading the notes about feedback')
  return query
}

/** Returns a function that adds a note or an answer to an item; it rejects as the http client does. */
export const useAddToThread = (id: number, kind: 'notes' | 'answers') => {
  const client = useQueryClient()
  return async (text: string) => {
    const thread = await post(`/feedback/${id}/${kind}/`, { text }, feedbackThreadSchema)
    client.setQueryData(threadQuery(id).queryKey, thread)
    // An answer also marks the item as read.
    await client.invalidateQueries({ queryKey: all })
  }
}

/** Removes a note about an item, which only its writer may; a failure is shown as a message. */
export const useRemoveNote = (id: number) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (note: FeedbackNote) => deleteIfThere(`/feedback/${id}/notes/${note.id}/`),
    onSuccess: (_nothing, removed) =>
      client.setQueryData(
        threadQuery(id).queryKey,
        (thread) =>
          thread && { ...thread, notes: thread.notes.filter((one) => one.id !== removed.id) },
      ),
    onError: (error) => tellFailure(error, 'removing a note about feedback'),
    onSettled: () => client.invalidateQueries({ queryKey: threadQuery(id).queryKey }),
  })
}

/** What an administrator sets of one item; the same fields of two versions tell whether they differ. */
export type TriageValues = Pick<FeedbackChanges, 'state' | 'assignee' | 'labels' | 'merged_into'>

/** The values of an item. */
export const triageValuesOf = ({ state, assignee, labels, merged_into }: ReceivedFeedback) => ({
  state: state ?? 'new',
  assignee: assignee?.id ?? null,
  labels: labels ?? [],
  merged_into: merged_into ?? null,
})

const isSameIn = (changes: TriageValues, a: ReceivedFeedback, b: ReceivedFeedback) => {
  const [left, right] = [triageValuesOf(a), triageValuesOf(b)]
  const names = ['state', 'assignee', 'labels', 'merged_into'] as const
  return names.every(
    (name) =>
      changes[name] === undefined || JSON.stringify(left[name]) === JSON.stringify(right[name]),
  )
}

/**
 * Saves changes over the version that was seen. Where another administrator has changed other fields alone,
 * both changes stay.
 * @throws a `VersionConflict` where they changed the same
 */
const saveOver = async (
  seen: ReceivedFeedback,
  changes: TriageValues,
): Promise<ReceivedFeedback> => {
  const path = `/feedback/${seen.id}/`
  try {
    return (await patchVersioned(path, changes, seen.version, receivedFeedbackSchema)).data
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error
    const present = receivedFeedbackSchema.parse(error.present.data)
    if (present.version === seen.version || !isSameIn(changes, seen, present)) throw error
    return saveOver(present, changes)
  }
}

const showSaved = (client: QueryClient, saved: readonly ReceivedFeedback[]) => {
  const byId = new Map(saved.map((one) => [one.id, one]))
  for (const one of saved) client.setQueryData(itemQuery(one.id).queryKey, one)
  client.setQueriesData<ReceivedFeedback[]>({ queryKey: lists }, (list) =>
    list?.map((other) => byId.get(other.id) ?? other),
  )
}

const tellFailure = (error: unknown, context: string) => {
  report(error, context)
  const text = errorSentence(error) ?? 'This could not be saved. Please try again.'
  toast.show({ text, tone: 'bad' })
}

type ItemChange = { seen: ReceivedFeedback; changes: TriageValues }

/**
 * Changes one item. `onConflict` is called where another administrator has set the same fields otherwise; any
 * other failure is shown as a message.
 */
export const useChangeItem = (
  onConflict: (change: ItemChange, present: ReceivedFeedback) => void,
) => {
  const client = useQueryClient()
  return useMutation({
    scope: changesScope,
    mutationFn: ({ seen, changes }: ItemChange) => saveOver(seen, changes),
    onSuccess: (saved) => showSaved(client, [saved]),
    onError: (error, change) => {
      if (error instanceof VersionConflict)
        onConflict(change, receivedFeedbackSchema.parse(error.present.data))
      else tellFailure(error, 'changing feedback')
    },
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}

/** Changes several items at once, each only as it was seen. Answers with what changed and what did not. */
export const useChangeSeveral = () => {
  const client = useQueryClient()
  return useMutation({
    scope: changesScope,
    mutationFn: (change: FeedbackBulkChange) => post('/feedback/bulk/', change, bulkResultSchema),
    onSuccess: ({ changed, conflicts }) => showSaved(client, [...changed, ...conflicts]),
    onError: (error) => tellFailure(error, 'changing several items of feedback'),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}

/** Removes several items at once, each only as it was seen. Answers with what is gone and what stays. */
export const useRemoveSeveral = () => {
  const client = useQueryClient()
  return useMutation({
    scope: changesScope,
    mutationFn: (removal: FeedbackBulkRemoval) =>
      post('/feedback/bulk/remove/', removal, bulkRemovalSchema),
    onSuccess: ({ conflicts }) => showSaved(client, conflicts),
    onError: (error) => tellFailure(error, 'deleting several items of feedback'),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}
