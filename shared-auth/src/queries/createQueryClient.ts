import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { subscribeKey } from 'valtio/utils'
import { connection } from '../connection/connection'
import { isUnsettled } from '../http/failure'
import { onUserChange } from '../session/userChange'

// A refusal stays a refusal: only what may yet be answered is asked once more.
const retryOnce = (failures: number, error: unknown) => failures < 1 && isUnsettled(error)

const isFirstLoad = ({ state }: Query) =>
  state.data === undefined && state.fetchStatus === 'fetching'

// Of what was never known before, TanStack Query lets an answer arrive that is older than the write
// which made it invalid: what was deleted would be there again.
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

const hasFailed = ({ state }: Query) => state.status === 'error'

/** The cache of server state; nothing of one user is left in it for the next. */
export const createQueryClient = (): QueryClient => {
  const client = new FreshQueryClient({
    defaultOptions: {
      queries: { retry: retryOnce, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  onUserChange(() => {
    void client.cancelQueries()
    client.clear()
  })
  // One word about the connection, one recovery: what failed meanwhile is asked for again by itself.
  subscribeKey(connection, 'online', (online) => {
    if (online) void client.refetchQueries({ type: 'active', predicate: hasFailed })
  })
  return client
}
