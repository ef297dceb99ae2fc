import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendOnce } from '@truenorth/shared-auth/outbox'
import { entriesPath } from '../../api/entries'
import { type EntryText, readEntry, toEntry, toWire } from '../../api/entry'
import { entryQueries } from '../../api/entryQueries'
import { entryKind, newEntryKey } from './entryDraft'

/** Stores a new entry, once however often it is tried, and puts it before the others. */
export const useCreateEntry = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (text: EntryText) =>
      toEntry(
        readEntry(
          await sendOnce<unknown>(entriesPath, toWire(text), {
            kind: entryKind,
            label: `“${text.title.trim()}”`,
            draft: newEntryKey,
          }),
        ),
      ),
    onSuccess: (entry) => {
      const { queryKey } = entryQueries.list()
      const listed = client.setQueryData(
        queryKey,
        (entries) => entries && [entry, ...entries.filter(({ id }) => id !== entry.id)],
      )
      return listed ? undefined : client.invalidateQueries({ queryKey })
    },
  })
}
