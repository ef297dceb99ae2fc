// Every change of a registry, as a pure function. An entry is live, with at most one previous release,
// one canary and one release that waits at a pin.
import {
  registryEntrySchema,
  type Canary,
  type Registry,
  type RegistryEntry,
  type Release,
} from './registry.ts'
import { ValidationError } from './validationError.ts'

/** @throws a ValidationError that lists the remotes of the site */
export const entryOf = ({ remotes }: Registry, name: string): RegistryEntry => {
  const entry = remotes.find((remote) => remote.name === name)
  if (entry) return entry
  const known = remotes.map((remote) => remote.name).join(', ') || 'no remotes'
  throw new ValidationError(`There is no remote called ${name}. The site has ${known}.`)
}

const changeEntry = (
  registry: Registry,
  name: string,
  change: (entry: RegistryEntry) => RegistryEntry,
): Registry => {
  const entry = entryOf(registry, name)
  const changed = change(entry)
  if (changed === entry) return registry
  const remotes = registry.remotes.map((remote) => (remote === entry ? changed : remote))
  return { ...registry, remotes }
}

type Handled = Release & Partial<Omit<RegistryEntry & Canary, keyof Release>>

/** The release of an entry or of a canary, without how it is handled. */
const releaseOf = ({
  enabled: _enabled,
  previous: _previous,
  canary: _canary,
  pinned: _pinned,
  waiting: _waiting,
  share: _share,
  ...release
}: Handled): Release => release

/** What only a newer version knows of an entry: it stays, whichever release is live. */
const unknownFields = (entry: RegistryEntry) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !(name in registryEntrySchema.shape)))

/** The entry with another release; the one that was live becomes the previous one. */
const replaceRelease = (entry: RegistryEntry, release: Release): RegistryEntry => {
  if (release.version === entry.version) return entry
  const { enabled, canary, pinned, waiting } = entry
  return {
    ...unknownFields(entry),
    ...releaseOf(release),
    enabled,
    previous: releaseOf(entry),
    ...(canary && canary.version !== release.version && { canary }),
    ...(pinned && { pinned }),
    ...(waiting && waiting.version !== release.version && { waiting }),
  }
}

/** @throws a ValidationError when a name would pass from one package to another */
const assertSamePackage = (registry: Registry, release: Release) => {
  const holder = registry.remotes.find(({ name }) => name === release.name)?.package
  if (!holder || holder === release.package) return
  throw new ValidationError(
    `The name ${release.name} belongs to ${holder}: choose another one in the remote.json of ${release.package ?? 'this package'}.`,
  )
}

type Entering = {
  /** Percent of browsers that get it as a canary; everybody when absent. */
  share?: number | undefined
  /** The name was given to whoever publishes, so that it may pass to another package of theirs. */
  ownsName?: boolean | undefined
}

/** Puts a new build on the site: live for everybody, or as a canary for a share of browsers. */
export const enterRelease = (
  registry: Registry,
  release: Release,
  { share, ownsName }: Entering = {},
): Registry => {
  if (!ownsName) assertSamePackage(registry, release)
  return share === undefined ? goLive(registry, release) : startCanary(registry, release, share)
}

/** Makes a build live. At a pinned remote it waits instead. */
export const goLive = (registry: Registry, release: Release): Registry => {
  if (!registry.remotes.some(({ name }) => name === release.name)) {
    const remotes = [...registry.remotes, { ...releaseOf(release), enabled: true }]
    return { ...registry, remotes: remotes.sort((a, b) => a.name.localeCompare(b.name)) }
  }
  return changeEntry(registry, release.name, (entry) => {
    if (!entry.pinned) return replaceRelease(entry, release)
    return release.version === entry.version ? entry : { ...entry, waiting: releaseOf(release) }
  })
}

/** Returns to the previous release, or to the one given. Two rollbacks in a row end where they began. */
export const rollBack = (registry: Registry, name: string, release?: Release): Registry =>
  changeEntry(registry, name, (entry) => {
    assertNotPinned(entry)
    const target = release ?? entry.previous
    if (!target) throw new ValidationError(`${name} has no earlier version to go back to.`)
    if (target.version === entry.version)
      throw new ValidationError(`${name} is at ${entry.version} already.`)
    return replaceRelease(entry, target)
  })

/** Takes a remote out of the product with its routes, nav items and slots, or back in. */
export const setEnabled = (registry: Registry, name: string, enabled: boolean): Registry =>
  changeEntry(registry, name, (entry) =>
    entry.enabled === enabled ? entry : { ...entry, enabled },
  )

/** Holds a remote at its present release, or at the one given, whatever is published. */
export const pin = (registry: Registry, name: string, release?: Release): Registry =>
  changeEntry(registry, name, (entry) => ({
    ...(release ? replaceRelease(entry, release) : entry),
    pinned: true,
  }))

/** Takes the pin off; a release that waited goes live. */
export const unpin = (registry: Registry, name: string): Registry =>
  changeEntry(registry, name, (entry) => {
    const { pinned, waiting, ...free } = entry
    if (!pinned) return entry
    return waiting ? replaceRelease(free, waiting) : free
  })

/** Gives a new build to a share of browsers, in percent. */
export const startCanary = (registry: Registry, release: Release, share: number): Registry => {
  const { name, version } = release
  if (!registry.remotes.some((entry) => entry.name === name))
    throw new ValidationError(
      `${name} is not live yet, so there is nothing to compare with: publish it.`,
    )
  return changeEntry(registry, name, (entry) => {
    if (entry.version === version) throw new ValidationError(`${name} ${version} is live already.`)
    return { ...entry, canary: { ...releaseOf(release), share: checkedShare(share) } }
  })
}

/** Gives the canary to more browsers, or to fewer. */
export const setCanaryShare = (registry: Registry, name: string, share: number): Registry =>
  changeEntry(registry, name, (entry) => ({
    ...entry,
    canary: { ...canaryOf(entry), share: checkedShare(share) },
  }))

/** Gives everybody the live release again. */
export const endCanary = (registry: Registry, name: string): Registry =>
  changeEntry(registry, name, (entry) => withoutCanary(entry))

/** Makes the canary live for everybody. */
export const promoteCanary = (registry: Registry, name: string): Registry =>
  changeEntry(registry, name, (entry) => {
    assertNotPinned(entry)
    return replaceRelease(withoutCanary(entry), canaryOf(entry))
  })

/** @throws a ValidationError for a remote that is held at its release */
const assertNotPinned = ({ name, version, pinned }: RegistryEntry) => {
  if (pinned) throw new ValidationError(`${name} is pinned to ${version}: unpin it first.`)
}

/** Lets the releases go that an entry could come back to, or that wait at its pin. */
export const forgetOthers = (registry: Registry, name: string): Registry =>
  changeEntry(registry, name, (entry) => {
    const { previous, waiting, ...rest } = entry
    if (!previous && !waiting)
      throw new ValidationError(`${name} has no release to let go beside ${entry.version}.`)
    return rest
  })

/** Takes a disabled remote out of the registry. Its releases stay in the site until they are pruned. */
export const removeRemote = (registry: Registry, name: string): Registry => {
  if (entryOf(registry, name).enabled)
    throw new ValidationError(`${name} is in the product: disable it first, then remove it.`)
  return { ...registry, remotes: registry.remotes.filter((entry) => entry.name !== name) }
}

const canaryOf = ({ name, canary }: RegistryEntry): Canary => {
  if (!canary) throw new ValidationError(`${name} has no canary running.`)
  return canary
}

const withoutCanary = (entry: RegistryEntry): RegistryEntry => {
  canaryOf(entry)
  const { canary: _, ...rest } = entry
  return rest
}

/**
 * @param typed the share as the operator typed it, for the message
 * @throws a ValidationError when it is no whole number from 1 to 100
 */
export const checkedShare = (share: number, typed: unknown = share) => {
  if (Number.isInteger(share) && share >= 1 && share <= 100) return share
  throw new ValidationError(
    `A canary's share is a whole number from 1 to 100, not ${String(typed)}.`,
  )
}
