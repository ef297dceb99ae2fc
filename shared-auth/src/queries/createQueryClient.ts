import { QueryClient } from '@tanstack/react-query'
import { isUnsettled } from '../http/failure'
import { onUserChange } from '../session/userChange'

// A refusal stays a refusal: only what may yet be answered is asked once more.
const retryOnce = (failures: number, error: unknown) => failures < 1 && isUnsettled(error)

/** The cache of server state; nothing of one user is left in it for the next. */
export const createQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: retryOnce, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  onUserChange(() => {
    void client.cancelQueries()
    client.clear()
  })
  return client
}
