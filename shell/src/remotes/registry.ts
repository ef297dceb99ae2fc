// The registry that came with the document. A malformed one leaves a shell without remotes, and says so.
import { report } from '@truenorth/shared-auth'
import {
  readRegistry,
  registryElementId,
  type Access,
  type RegistryEntry,
  type RemoteRoute,
} from '@truenorth/delivery/registry'
import { matchPath } from '@truenorth/shared-ui/router'

const readDocument = () => {
  try {
    const { registry, faults } = readRegistry(
      JSON.parse(document.getElementById(registryElementId)?.textContent ?? ''),
    )
    for (const { name, reason } of faults) report(new Error(reason), `registry entry ${name}`)
    return { remotes: registry.remotes.filter(({ enabled }) => enabled), faults, isReadable: true }
  } catch (error) {
    report(error, 'registry')
    return { remotes: [], faults: [], isReadable: false }
  }
}

/** Enabled remotes, those whose entry could not be read, and whether there was a registry at all. */
export const { remotes, faults, isReadable } = readDocument()

export type MatchedRoute = { remote: RegistryEntry; route: RemoteRoute }

/** The remote and route that a path belongs to. */
export const findRoute = (pathname: string): MatchedRoute | undefined => {
  for (const remote of remotes) {
    const route = remote.routes.find(({ path }) => matchPath(path, pathname))
    if (route) return { remote, route }
  }
  return undefined
}

/** May somebody in this state see what asks for `access`? */
export const isAllowed = (
  access: Access,
  { isSignedIn, isAdmin }: { isSignedIn: boolean; isAdmin: boolean },
) => access === 'public' || (access === 'user' && isSignedIn) || (access === 'admin' && isAdmin)
