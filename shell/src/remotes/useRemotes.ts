import { useSession } from '@truenorth/shared-auth'
import type { RemoteSlot } from '@truenorth/delivery/registry'
import { createContext, use, useSyncExternalStore } from 'react'
import type { RemoteLoader } from './loader'
import { isAllowed, slotsOn } from './registry'

/** Holds the loader of this page; the app provides it. */
export const RemotesContext = createContext<RemoteLoader | undefined>(undefined)

/** The loader of this page. */
export const useRemotes = () => {
  const loader = use(RemotesContext)
  if (!loader) throw new Error('There is no RemotesContext around this component.')
  return loader
}

/** How often a remote was retried, and whether this part shows the message about its remote. */
export const useFailures = (name: string, expose: string) => {
  const { failures } = useRemotes()
  const { attempt, exposes } = useSyncExternalStore(failures.subscribe, () => failures.of(name))
  return { attempt, showsMessage: exposes.length === 0 || exposes[0] === expose }
}

/** Whether something newer than this page is live. */
export const useIsNewer = () => {
  const { updates } = useRemotes()
  return useSyncExternalStore(updates.subscribe, updates.isNewer, () => false)
}

/** The slots that remotes fill on one of the shell's pages and that this user may see, in order. */
export const useSlots = (page: RemoteSlot['page']) => {
  const { registry } = useRemotes()
  const { status, isAdmin } = useSession()
  return slotsOn(registry, page)
    .filter(({ slot }) => isAllowed(slot.access, { isSignedIn: status === 'signedIn', isAdmin }))
    .sort((a, b) => a.slot.order - b.slot.order)
}
