import { useSession } from '@truenorth/shared-auth'
import { isAllowed, remotes } from './registry'

/** What the remotes add to the nav bar, for who is signed in, in order. */
export const useNavItems = () => {
  const { status, isAdmin } = useSession()
  return remotes
    .flatMap(({ nav }) => nav)
    .filter(({ access }) => isAllowed(access, { isSignedIn: status === 'signedIn', isAdmin }))
    .sort((a, b) => a.order - b.order)
}
