import { useSession } from '@truenorth/shared-auth'
import type { NavItem } from '@truenorth/delivery/registry'
import { isAllowed, remotes } from './registry'

// The shell's own screen for administrators.
const ownItem: NavItem = { label: 'Remotes', path: '/admin/remotes', access: 'admin', order: 50 }

/** What the remotes add to the nav bar, for who is signed in, in order. */
export const useNavItems = () => {
  const { status, isAdmin } = useSession()
  return remotes
    .flatMap(({ nav }) => nav)
    .concat(ownItem)
    .filter(({ access }) => isAllowed(access, { isSignedIn: status === 'signedIn', isAdmin }))
    .sort((a, b) => a.order - b.order)
}
