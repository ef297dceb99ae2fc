import { useSession } from '@truenorth/shared-auth'
import type { NavItem, RegistryEntry } from '@truenorth/delivery/registry'
import type { ReactNode } from 'react'
import { RemotePart } from './RemotePart'
import { isAllowed, remotes } from './registry'

type ShownItem = Omit<NavItem, 'badge'> & { badge?: ReactNode }

// The shell's own screen for administrators.
const ownItem: ShownItem = { label: 'Remotes', path: '/admin/remotes', access: 'admin', order: 50 }

const shown = (remote: RegistryEntry, { badge, ...item }: NavItem): ShownItem => ({
  ...item,
  badge: badge && <RemotePart remote={remote} expose={badge} loading={null} frame={() => null} />,
})

const items = remotes
  .flatMap((remote) => remote.nav.map((item) => shown(remote, item)))
  .concat(ownItem)
  .sort((a, b) => a.order - b.order)

/** What the remotes add to the nav bar, for who is signed in, in order. */
export const useNavItems = () => {
  const { status, isAdmin } = useSession()
  const who = { isSignedIn: status === 'signedIn', isAdmin }
  return items.filter(({ access }) => isAllowed(access, who))
}
