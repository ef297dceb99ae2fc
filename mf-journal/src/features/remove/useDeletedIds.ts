import { useMutationState } from '@tanstack/react-query'

export const deletionKey = ['delete-entry']

/** The entries that were taken away here lately. */
export const useDeletedIds = () =>
  useMutationState<unknown>({
    filters: { mutationKey: deletionKey, predicate: ({ state }) => state.status !== 'error' },
    select: ({ state }) => state.variables,
  })
