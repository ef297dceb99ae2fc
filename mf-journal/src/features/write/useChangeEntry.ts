import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeEntry } from '../../api/entries'
import type { EntryText } from '../../api/entry'
import { entryQueries } from '../../api/entryQueries'
import { useReplaceEntry } from './useReplaceEntry'

type Change = { id: string; changes: Partial<EntryText>; etag: string | undefined }

/** Saves the changed fields over the version known; the answer takes the old entry's place. */
export const useChangeEntry = () => {
  const client = useQueryClient()
  const replaceEntry = useReplaceEntry()
  return useMutation({
    mutationFn: ({ id, changes, etag }: Change) => changeEntry(id, changes, etag),
    onMutate: () => client.cancelQueries({ queryKey: entryQueries.all }),
    onSuccess: replaceEntry,
  })
}
