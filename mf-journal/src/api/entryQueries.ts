import { queryOptions, skipToken } from '@tanstack/react-query'
import { listEntries, listNewest } from './entries'
import type { Entry } from './entry'

const all = ['journal'] as const
const listKey = [...all, 'list'] as const
const newestKey = ['journal-newest'] as const

/** Keys and options of what is asked about entries. */
export const entryQueries = {
  all,
  /** Every entry. The first time the newest come before the others, and stand in `newest` until then. */
  list: () =>
    queryOptions({
      queryKey: listKey,
      queryFn: async ({ client, signal }) => {
        if (client.getQueryData(listKey)) return listEntries(signal)
        const { entries, areAll } = await listNewest(signal)
        if (areAll) return entries
        client.setQueryData(newestKey, entries)
        return listEntries(signal)
      },
    }),
  newest: () => queryOptions<readonly Entry[]>({ queryKey: newestKey, queryFn: skipToken }),
}
