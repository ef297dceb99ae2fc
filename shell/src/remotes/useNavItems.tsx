import { useSession } from '@truenorth/shared-auth'
import type { NavItem, RegistryEntry } from '@truenorth/delivery/registry'
import { useLocation } from '@truenorth/shared-ui/router'
import type { ReactNode } from 'react'
import { RemotePart } from './RemotePart'
import { findRoute, isAllowed } from './registry'
import { useRemotes } from './useRemotes'

type ShownItem = Omit<NavItem, 'badge'> & { badge?: ReactNode; remote?: string }

// The shell's own screens for administrators.
const ownItems: ShownItem[] = [
  { label: 'Remotes', path: '/admin/remotes', access: 'admin', order: 50 },
  { label: 'Accounts', path: '/admin/accounts', access: 'admin', order: 51 },
]

const toShownItem = (remote: RegistryEntry, { badge, ...item }: NavItem): ShownItem => ({
  ...item,
  remote: remote.name,
  badge: badge && <RemotePart remote={remote} expose={badge} loading={null} silent />,
})

/** The items of the nav bar that this user may see, in order; `current` is the value of `aria-current`. */
export const useNavItems = () => {
  const { registry } = useRemotes()
  const { status, isAdmin } = useSession()
  const { pathname } = useLocation()
  const currentRemote = findRoute(registry, pathname)?.remote.name
  const currentOf = ({ path, remote }: ShownItem) => {
    if (path === pathname) return 'page'
    return remote !== undefined && remote === currentRemote ? 'true' : undefined
  }
  return registry.remotes
    .flatMap((remote) => remote.nav.map((item) => toShownItem(remote, item)))
    .concat(ownItems)
    .sort((a, b) => a.order - b.order)
    .filter(({ access }) => isAllowed(access, { isSignedIn: status === 'signedIn', isAdmin }))
    .map((item) => Object.assign({}, item, { current: currentOf(item) } as const))
}
