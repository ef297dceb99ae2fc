import { useSession } from '@truenorth/shared-auth'
import type { NavItem, RegistryEntry } from '@truenorth/delivery/registry'
import { useLocation } from '@truenorth/shared-ui/router'
import type { ReactNode } from 'react'
import { RemotePart } from './RemotePart'
import { findRoute, isAllowed, remotes } from './registry'

type ShownItem = Omit<NavItem, 'badge'> & { badge?: ReactNode; remote?: string }

// The shell's own screen for administrators.
const ownItem: ShownItem = { label: 'Remotes', path: '/admin/remotes', access: 'admin', order: 50 }

const shown = (remote: RegistryEntry, { badge, ...item }: NavItem): ShownItem => ({
  ...item,
  remote: remote.name,
  badge: badge && <RemotePart remote={remote} expose={badge} loading={null} silent />,
})

const items = remotes
  .flatMap((remote) => remote.nav.map((item) => shown(remote, item)))
  .concat(ownItem)
  .sort((a, b) => a.order - b.order)

/** What the remotes add to the nav bar, for who is signed in, in order; `current` says where the person is. */
export const useNavItems = () => {
  const { status, isAdmin } = useSession()
  const { pathname } = useLocation()
  const here = findRoute(pathname)?.remote.name
  const currentOf = ({ path, remote }: ShownItem) => {
    if (path === pathname) return 'page'
    return remote !== undefined && remote === here ? 'true' : undefined
  }
  return items
    .filter(({ access }) => isAllowed(access, { isSignedIn: status === 'signedIn', isAdmin }))
    .map((item) => Object.assign({}, item, { current: currentOf(item) } as const))
}
