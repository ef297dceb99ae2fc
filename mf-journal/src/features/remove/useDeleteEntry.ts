import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isStatus } from '@truenorth/shared-auth'
import { dropDraft } from '@truenorth/shared-auth/outbox'
import { toast } from '@truenorth/shared-ui'
import { deleteEntry } from '../../api/entries'
import { entryQueries } from '../../api/entryQueries'
import { draftKeyOf } from '../write/entryDraft'
import { deletionKey } from './useDeletedIds'

const remove = async (id: string) => {
  try {
    await deleteEntry(id)
  } catch (error) {
    // Gone already is what was wanted.
    if (!isStatus(error, 404)) throw error
  }
  await dropDraft(draftKeyOf(id))
}

/** Takes an entry away at once; it comes back, with the reason said, when that fails. */
export const useDeleteEntry = () => {
  const client = useQueryClient()
  const { queryKey } = entryQueries.list()
  return useMutation({
    mutationKey: deletionKey,
    mutationFn: remove,
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (entries) => entries?.filter((entry) => entry.id !== id))
      return before
    },
    onError: (_error, _id, before) => {
      client.setQueryData(queryKey, before)
      toast.show({ text: 'Error: Could not delete the entry.', tone: 'bad' })
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
