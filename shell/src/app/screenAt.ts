import type { ScreenOnShow } from '@truenorth/shared-auth'
import type { RemoteLoader } from '../remotes/loader'
import { findRoute, slotsOn } from '../remotes/registry'
import { ownScreenLoader } from './ownScreens'

type Remotes = Pick<RemoteLoader, 'registry' | 'versionOf'>

/** What the shell shows a signed-in user at a path: patterns of paths and releases, and nothing that somebody wrote. */
export const screenAt = ({ registry, versionOf }: Remotes, page: string): ScreenOnShow => {
  const isDashboard = page === '/' || page === '/dashboard'
  const match = findRoute(registry, page)
  const shown = isDashboard ? slotsOn(registry, 'dashboard') : match ? [match] : []
  const remotes = new Set(shown.map(({ remote }) => remote))
  const isOwn = isDashboard || ownScreenLoader(page) !== undefined
  return {
    page: isOwn ? page : match?.route.path,
    remotes: Array.from(remotes, (remote) => ({ name: remote.name, version: versionOf(remote) })),
  }
}
