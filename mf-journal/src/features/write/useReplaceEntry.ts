import { useQueryClient } from '@tanstack/react-query'
import type { Entry } from '../../api/entry'
import { entryQueries } from '../../api/entryQueries'

/** Puts an entry as it now stands into the list. */
export const useReplaceEntry = () => {
  const client = useQueryClient()
  return (entry: Entry) => {
    client.setQueryData(entryQueries.list().queryKey, (entries) =>
      entries?.map((known) => (known.id === entry.id ? entry : known)),
    )
  }
}
