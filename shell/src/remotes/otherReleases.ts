// What the site names in place of a release that does not do: asked for only then.
import {
  readRegistry,
  type Registry,
  type RegistryEntry,
  type Release,
} from '@truenorth/delivery/registry'
import { inThisBrowser } from './registry'

const timeLimitMs = 5_000

/** The registry as it is now, whole. */
export const fetchRegistry = async (): Promise<Registry> => {
  const signal = AbortSignal.timeout(timeLimitMs)
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal })
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`)
  return readRegistry(await response.json()).registry
}

/** What this browser would get by now, and what was live before; none where the site does not answer. */
export const otherReleases = async ({
  name,
}: RegistryEntry): Promise<{ live?: Release; previous?: Release }> => {
  const registry = await fetchRegistry().catch(() => undefined)
  const live = registry && inThisBrowser(registry).find((remote) => remote.name === name)
  return live ? { live, ...(live.previous && { previous: live.previous }) } : {}
}
