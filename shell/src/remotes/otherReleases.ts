// What the site names in place of a release that does not load: asked for only then.
import {
  readRegistry,
  type Registry,
  type RegistryEntry,
  type Release,
} from '@truenorth/delivery/registry'

const timeLimitMs = 5_000

/** The registry as it is now, whole. */
export const fetchRegistry = async (): Promise<Registry> => {
  const signal = AbortSignal.timeout(timeLimitMs)
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal })
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`)
  return readRegistry(await response.json()).registry
}

/** Releases to try instead: what is live by now, then what was live before. */
export const otherReleases = async ({ name, version }: RegistryEntry): Promise<Release[]> => {
  const { remotes } = await fetchRegistry()
  const entry = remotes.find((remote) => remote.name === name)
  if (!entry?.enabled) return []
  return [entry, entry.previous].flatMap((release) =>
    release && release.version !== version ? [release] : [],
  )
}
