import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  queryOptions,
  type QueryKey,
  skipToken,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { onReconnect } from '../browser/connection'
import { report } from '../browser/report'
import { onUserChange } from '../session/session'
import { isRetryable, isTimeout } from './errors'
import { InvalidResponseError } from './parseBody'

// Nobody waits twice for an answer that does not come, and one that cannot be read would be the same again.
const isWorthARetry = (error: unknown) =>
  isRetryable(error) && !isTimeout(error) && !(error instanceof InvalidResponseError)

const retryOnce = (failures: number, error: unknown) => failures < 1 && isWorthARetry(error)

const isFirstLoad = ({ state }: Query) =>
  state.data === undefined && state.fetchStatus === 'fetching'

// TanStack Query keeps the response of a first load that a write has made out of date meanwhile: what
// was deleted would be shown again.
class FreshQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ) {
    const outdated = this.getQueryCache().findAll(filters).filter(isFirstLoad)
    await Promise.all(outdated.map((query) => query.cancel({ revert: true })))
    await super.invalidateQueries(filters, options)
  }
}

/** A query client with the product's defaults: one retry (within the time of the first attempt where a
 * query passes on its signal), and requests even while offline. */
export const createQueryClient = (): QueryClient =>
  new FreshQueryClient({
    defaultOptions: {
      queries: { retry: retryOnce, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })

/** The one query client that shell and remotes share; `startSession` connects it. */
export const queryClient = createQueryClient()

const hasFailed = ({ state }: Query) => state.status === 'error'

/**
 * From here on empties the cache whenever the user changes, and loads again what has failed when the
 * server can be reached again.
 */
export const connectQueryClient = (client: QueryClient): void => {
  onUserChange(() => {
    void client.cancelQueries()
    client.clear()
  })
  onReconnect(() => void client.refetchQueries({ type: 'active', predicate: hasFailed }))
}

// More than the tallest window shows at first.
const firstLimit = 50

/** Loads items, newest first: all of them, or at most `limit`. */
export type ListItems<Item> = (signal: AbortSignal, limit?: number) => Promise<Item[]>

/**
 * Two queries over one long list, so that years of items do not delay those of today. On the first load
 * `all` requests the newest items, which are in `newest` until the whole list is there; a list that is
 * known is requested as a whole.
 */
export const recentFirst = <Item>(queryKey: QueryKey, list: ListItems<Item>) => {
  const newestKey = [...queryKey, 'newest']
  return {
    all: () =>
      queryOptions({
        queryKey,
        queryFn: async ({ client, signal }) => {
          if (client.getQueryData(queryKey)) return list(signal)
          const newest = await list(signal, firstLimit)
          // A server that does not know the limit has sent the whole list.
          if (newest.length !== firstLimit) return newest
          client.setQueryData(newestKey, newest)
          return list(signal)
        },
      }),
    newest: () => queryOptions<readonly Item[]>({ queryKey: newestKey, queryFn: skipToken }),
  }
}

/** Logs the error of a failed load once; the screen offers to try again without a message (D36). */
export const useReported = (error: unknown, context: string): void =>
  useEffect(() => {
    if (error) report(error, context)
  }, [error, context])
