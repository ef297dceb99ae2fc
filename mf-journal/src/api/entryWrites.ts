// Apart from the queries, because the list needs no outbox.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sealed } from '@truenorth/api-contract/sealedText'
import { del, get, isStatus, patchVersioned, VersionConflict } from '@truenorth/shared-auth'
import { dropDraft, postIdempotent } from '@truenorth/shared-auth/outbox'
import { toast } from '@truenorth/shared-ui'
import type { Entry, EntryText } from '../domain/entry'
import {
  deletionKey,
  entriesPath,
  entryKind,
  entryQueries,
  entrySchema,
  listSchema,
  newToWire,
  sealedToWire,
  toWire,
} from './entries'

/** Key of the draft of a new entry. */
export const newEntryDraft = 'journal-new'

/** Key of the draft of an entry that is edited. */
export const entryDraftOf = (id: string) => `journal-${id}`

const pathOf = (id: string) => `${entriesPath}${id}/`

// The list shows what was saved at once. A load that is on its way may be from before the save, so that it
// is repeated.
const changeList = async (client: QueryClient, change: (entries: Entry[]) => Entry[]) => {
  const { queryKey } = entryQueries.list()
  const isLoading = client.isFetching({ queryKey }) > 0
  await client.cancelQueries({ queryKey })
  const listed = client.setQueryData(queryKey, (entries) => entries && change(entries))
  if (isLoading || !listed) void client.invalidateQueries({ queryKey })
}

type EntryChange = {
  id: string
  changes: Partial<EntryText>
  etag: string | undefined
  /** The encrypted text of a sealed entry; null opens it for good. */
  sealed?: Sealed | null | undefined
}

const loadSealedPages = () => import('./sealedPages')

const bodyOf = ({ changes, sealed }: EntryChange) => {
  if (sealed) return sealedToWire(changes, sealed)
  return sealed === null ? { ...toWire(changes), sealed } : toWire(changes)
}

// Both versions of a sealed entry are shown opened.
const isConflict = (error: unknown): error is VersionConflict<Entry> =>
  error instanceof VersionConflict

const openPresent = async (error: unknown) => {
  if (!isConflict(error)) throw error
  const { data, etag } = error.present
  if (!data.seal) throw error
  const { openEntry } = await loadSealedPages()
  throw new VersionConflict({ data: await openEntry(data), etag })
}

const changeEntry = async (change: EntryChange) => {
  const { id, etag } = change
  const changed = await patchVersioned(pathOf(id), bodyOf(change), etag, entrySchema).catch(
    openPresent,
  )
  return changed.data
}

// The queue may have sent it while its form was open again after a reload: its id is taken by itself then.
const findSealed = async (id: string) =>
  (await get(entriesPath, listSchema)).find(({ seal }) => seal?.envelope.id === id)

type NewEntry = { text: EntryText; sealed: Sealed | undefined }

const createEntry = async ({ text, sealed }: NewEntry) => {
  try {
    return await postIdempotent(entriesPath, newToWire(text, sealed), {
      kind: entryKind,
      // The title of a sealed entry is not told.
      label: sealed ? 'a sealed page' : `“${text.title.trim()}”`,
      draft: newEntryDraft,
      schema: entrySchema,
    })
  } catch (error) {
    const stored = sealed && isStatus(error, 400) && (await findSealed(sealed.id))
    if (!stored) throw error
    return changeEntry({ id: stored.id, changes: text, etag: stored.etag, sealed })
  }
}

/** Stores a new entry, once however often it is tried, and lists it before the others. A sealed one is sent encrypted. */
export const useCreateEntry = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: createEntry,
    onSuccess: async (entry) => {
      await changeList(client, (entries) => [entry, ...entries.filter(({ id }) => id !== entry.id)])
      toast.show({ text: 'Entry saved', tone: 'good' })
    },
  })
}

/** Returns a function that puts another version of an entry into the list. */
export const useReplaceEntry = () => {
  const client = useQueryClient()
  return (entry: Entry) =>
    changeList(client, (entries) => entries.map((known) => (known.id === entry.id ? entry : known)))
}

/**
 * Saves the changed fields over the version that was read, and lists the answer in the entry's place.
 * Rejects with a `VersionConflict<Entry>` when there is a newer version.
 */
export const useChangeEntry = () => {
  const client = useQueryClient()
  const replaceEntry = useReplaceEntry()
  return useMutation({
    mutationFn: changeEntry,
    onMutate: () => client.cancelQueries({ queryKey: entryQueries.all }),
    onSuccess: async (entry) => {
      await replaceEntry(entry)
      toast.show({ text: 'Changes saved', tone: 'good' })
    },
  })
}

const deleteEntry = async (id: string) => {
  try {
    await del(pathOf(id))
  } catch (error) {
    // Another tab was faster: the entry is gone, as it should be.
    if (!isStatus(error, 404)) throw error
  }
  await dropDraft(entryDraftOf(id))
}

/** Removes an entry from the list at once; a failure brings it back and says so. */
export const useDeleteEntry = () => {
  const client = useQueryClient()
  const { queryKey } = entryQueries.list()
  return useMutation({
    mutationKey: deletionKey,
    mutationFn: deleteEntry,
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (entries) => entries?.filter((entry) => entry.id !== id))
      return before
    },
    onSuccess: () => void toast.show({ text: 'Entry deleted', tone: 'good' }),
    onError: (_error, _id, before) => {
      client.setQueryData(queryKey, before)
      toast.show({ text: 'Error: Could not delete the entry.', tone: 'bad' })
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
