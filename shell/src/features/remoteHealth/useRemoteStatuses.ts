import { useQuery } from '@tanstack/react-query'
import { listRemoteHealth } from '../../api/remoteHealth'
import { fetchRegistry } from '../../remotes/registry'
import { remoteStatuses } from './remoteStatus'

/** The live remotes, with what browsers reported of them within a week. */
export const useRemoteStatuses = () =>
  useQuery({
    queryKey: ['remoteStatuses'],
    queryFn: async () => {
      const [{ remotes }, reports] = await Promise.all([fetchRegistry(), listRemoteHealth()])
      return remoteStatuses(remotes, reports)
    },
  })
