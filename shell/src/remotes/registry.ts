// The registry that came with the document. A malformed one leaves a shell without remotes, and says so.
import { report } from '@truenorth/shared-auth'
import {
  readRegistry,
  registryElementId,
  type Access,
  type Registry,
  type RegistryEntry,
  type RemoteRoute,
} from '@truenorth/delivery/registry'
import { matchPath } from '@truenorth/shared-ui/router'
import { chooseRelease } from './chooseRelease'
import { withOverride } from './override'

const nothing: Registry = { schema: 1, sequence: 0, remotes: [] }

const readDocument = () => {
  try {
    const text = document.getElementById(registryElementId)?.textContent ?? ''
    const { registry, faults } = readRegistry(JSON.parse(text))
    for (const { name, reason } of faults) report(new Error(reason), `registry entry ${name}`)
    return { registry, faults, isReadable: true }
  } catch (error) {
    report(error, 'registry')
    return { registry: nothing, faults: [], isReadable: false }
  }
}

/** The registry itself, entries that could not be read, and whether there was one at all. */
export const { registry, faults, isReadable } = readDocument()

/** The remotes that this browser gets, each with the release that it gets. */
export const inThisBrowser = ({ remotes }: Registry): RegistryEntry[] =>
  remotes.filter(({ enabled }) => enabled).map((entry) => withOverride(chooseRelease(entry)))

export const remotes = inThisBrowser(registry)

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
