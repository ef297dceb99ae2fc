// The registry of the remotes: read from the document, reduced to what this browser gets, and looked up.
import { report } from '@truenorth/shared-auth'
import {
  canaryBucket,
  canaryOffset,
  isInCanary,
  readRegistry,
  registryElementId,
  type Access,
  type InvalidEntry,
  type Registry,
  type RegistryEntry,
  type RemoteRoute,
  type RemoteSlot,
} from '@truenorth/delivery/registry'
import { matchPath } from '@truenorth/shared-ui/router'
import { withOverride } from './override'

/** The registry as one page has it, until it is reloaded. */
export type PageRegistry = {
  /** As it was published. */
  published: Registry
  /** The remotes that this browser gets, each with the release that it gets. */
  remotes: RegistryEntry[]
  /** Entries that could not be read. */
  invalidEntries: InvalidEntry[]
  /** Whether the document had a registry that could be read. */
  isReadable: boolean
}

/** The entry with the release that this browser gets: its canary or the live one. Scripts in the document preload files by the same choice. */
export const chooseRelease = (entry: RegistryEntry): RegistryEntry => {
  const { canary, ...live } = entry
  if (!canary) return live
  const { share, ...release } = canary
  const isChosen = isInCanary(canaryBucket(document), canaryOffset(entry.name), share)
  return isChosen ? { ...live, ...release } : live
}

/** The remotes of a registry that this browser gets, each with the release that it gets. */
export const remotesForBrowser = ({ remotes }: Registry): RegistryEntry[] =>
  remotes.filter(({ enabled }) => enabled).map((entry) => withOverride(chooseRelease(entry)))

/** What a page makes of a registry that was read. */
export const toPageRegistry = (
  published: Registry,
  invalidEntries: InvalidEntry[] = [],
): PageRegistry => ({
  published,
  remotes: remotesForBrowser(published),
  invalidEntries,
  isReadable: true,
})

/** What a page works with when it has no registry: the shell without remotes. */
export const withoutRemotes: PageRegistry = {
  published: { schema: 1, sequence: 0, remotes: [] },
  remotes: [],
  invalidEntries: [],
  isReadable: false,
}

/** Reads the registry that came with the document. What cannot be read is reported and left out. */
export const readDocumentRegistry = (): PageRegistry => {
  try {
    const text = document.getElementById(registryElementId)?.textContent ?? ''
    const { registry, invalidEntries } = readRegistry(JSON.parse(text))
    for (const { name, reason } of invalidEntries)
      report(new Error(reason), `registry entry ${name}`)
    return toPageRegistry(registry, invalidEntries)
  } catch (error) {
    report(error, 'registry')
    return withoutRemotes
  }
}

const timeLimitMs = 5_000

/**
 * The registry as the site has it now.
 * @throws when the site does not respond in time, or with something else
 */
export const fetchRegistry = async (): Promise<Registry> => {
  const signal = AbortSignal.timeout(timeLimitMs)
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal })
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`)
  return readRegistry(await response.json()).registry
}

const sharedForMs = 1_000

/** `fetchRegistry` for remotes, which mostly fail together: those that ask within a second share a request. */
export const createSharedRegistry = () => {
  let shared: Promise<Registry> | undefined
  const share = () => {
    const request = fetchRegistry()
    const end = () =>
      setTimeout(() => {
        if (shared === request) shared = undefined
      }, sharedForMs)
    request.then(end, end)
    return request
  }
  return {
    fetch: () => (shared ??= share()),
    /** The next one who asks gets a new response. */
    forget: () => {
      shared = undefined
    },
  }
}

export type MatchedRoute = { remote: RegistryEntry; route: RemoteRoute }

/** The remote and route that a path belongs to. */
export const findRoute = (
  { remotes }: Pick<PageRegistry, 'remotes'>,
  pathname: string,
): MatchedRoute | undefined => {
  for (const remote of remotes) {
    const route = remote.routes.find(({ path }) => matchPath(path, pathname))
    if (route) return { remote, route }
  }
  return undefined
}

/** The slots of all remotes on one of the shell's pages, whoever may see them. */
export const slotsOn = (
  { remotes }: Pick<PageRegistry, 'remotes'>,
  page: RemoteSlot['page'],
): { remote: RegistryEntry; slot: RemoteSlot }[] =>
  remotes.flatMap((remote) =>
    remote.slots.filter((slot) => slot.page === page).map((slot) => ({ remote, slot })),
  )

/** Whether a user in this state may see what requires `access`. */
export const isAllowed = (
  access: Access,
  { isSignedIn, isAdmin }: { isSignedIn: boolean; isAdmin: boolean },
) => access === 'public' || (access === 'user' && isSignedIn) || (access === 'admin' && isAdmin)
