import { useQuery } from '@tanstack/react-query'
import { listRemoteHealth } from '../../api/remoteHealth'
import { fetchRegistry } from '../../remotes/otherReleases'
import { remoteStatuses } from './remoteStatus'

/** The remotes as they are live now, with what browsers told of them within a week. */
export const useRemoteStatuses = () =>
  useQuery({
    queryKey: ['remoteStatuses'],
    queryFn: async () => {
      const [{ remotes }, reports] = await Promise.all([fetchRegistry(), listRemoteHealth()])
      return remoteStatuses(remotes, reports)
    },
  })
