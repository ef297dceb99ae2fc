import { queryOptions, type QueryKey, skipToken } from '@tanstack/react-query'

// More than the tallest window shows at first.
const newestAsked = 50

/** Asks the server for items, newest first: for all, or for no more than `limit`. */
export type ListItems<Item> = (signal: AbortSignal, limit?: number) => Promise<Item[]>

/**
 * Two queries over one long list, so that nobody waits for years to see today. The first time `all`
 * asks for the newest items, which stand in `newest` until everything is there; a list that is known
 * is asked for as a whole.
 */
export const newestThenAll = <Item>(queryKey: QueryKey, list: ListItems<Item>) => {
  const newestKey = [...queryKey, 'newest']
  return {
    all: () =>
      queryOptions({
        queryKey,
        queryFn: async ({ client, signal }) => {
          if (client.getQueryData(queryKey)) return list(signal)
          const newest = await list(signal, newestAsked)
          // A server that knows no limit has sent all of them.
          if (newest.length !== newestAsked) return newest
          client.setQueryData(newestKey, newest)
          return list(signal)
        },
      }),
    newest: () => queryOptions<readonly Item[]>({ queryKey: newestKey, queryFn: skipToken }),
  }
}
