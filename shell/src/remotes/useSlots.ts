import { useSession } from '@truenorth/shared-auth'
import type { RemoteSlot } from '@truenorth/delivery/registry'
import { isAllowed, remotes } from './registry'

/** The slots that remotes fill on one of the shell's pages, for who is signed in, in order. */
export const useSlots = (page: RemoteSlot['page']) => {
  const { status, isAdmin } = useSession()
  return remotes
    .flatMap((remote) => remote.slots.map((slot) => ({ remote, slot })))
    .filter(({ slot }) => slot.page === page)
    .filter(({ slot }) => isAllowed(slot.access, { isSignedIn: status === 'signedIn', isAdmin }))
    .sort((a, b) => a.slot.order - b.slot.order)
}
