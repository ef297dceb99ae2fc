import { Refusal } from '../refusal.ts'
import { releaseSchema, type Registry, type RegistryEntry, type Release } from '../registry.ts'

/** @throws a refusal that names the remotes there are */
export const entryOf = ({ remotes }: Registry, name: string): RegistryEntry => {
  const entry = remotes.find((remote) => remote.name === name)
  if (entry) return entry
  const known = remotes.map((remote) => remote.name).join(', ') || 'no remotes'
  throw new Refusal(`There is no remote called ${name}. The site has ${known}.`)
}

/** A registry in which one remote's entry is another. */
export const changeRemote = (
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

/** The build that an entry names, without how it is handled. */
export const releaseOf = (entry: Release): Release => releaseSchema.parse(entry)

/** The entry with another build in it; the one that was there becomes the previous one. */
export const replaceRelease = (entry: RegistryEntry, release: Release): RegistryEntry => {
  if (release.version === entry.version) return entry
  const { enabled, canary, pinned, waiting } = entry
  return {
    ...releaseOf(release),
    enabled,
    previous: releaseOf(entry),
    ...(canary && canary.version !== release.version && { canary }),
    ...(pinned && { pinned }),
    ...(waiting && waiting.version !== release.version && { waiting }),
  }
}
