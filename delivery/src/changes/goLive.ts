import type { Registry, Release } from '../registry.ts'
import { changeRemote, releaseOf, replaceRelease } from './changeRemote.ts'

/** A new build becomes the live one; at a pinned remote it waits instead. */
export const goLive = (registry: Registry, release: Release): Registry => {
  if (!registry.remotes.some(({ name }) => name === release.name)) {
    const remotes = [...registry.remotes, { ...releaseOf(release), enabled: true }]
    return { ...registry, remotes: remotes.sort((a, b) => a.name.localeCompare(b.name)) }
  }
  return changeRemote(registry, release.name, (entry) => {
    if (!entry.pinned) return replaceRelease(entry, release)
    return release.version === entry.version ? entry : { ...entry, waiting: releaseOf(release) }
  })
}
