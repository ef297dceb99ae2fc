// What `npm run remote -- list` prints.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listReleases } from '../builds/releases.ts'
import { readLive } from '../publishing/generation.ts'
import { entryOf } from '../registry/changes.ts'
import type { RegistryEntry } from '../registry/registry.ts'
import { siteLayout, type SiteLayout } from '../site/layout.ts'

/**
 * What is live, one line a remote; of one remote also every version in the site, newest first.
 * @throws a ValidationError for a remote that does not exist
 */
export const listRemotes = async (site: string, name?: string): Promise<string> => {
  const layout = siteLayout(site)
  const { registry } = await readLive(layout)
  if (name === undefined) {
    const width = Math.max(0, ...registry.remotes.map((entry) => entry.name.length))
    const lines = registry.remotes.map((entry) => `${entry.name.padEnd(width)}  ${stateOf(entry)}`)
    return lines.join('\n') || `${site} has no remotes.`
  }
  const entry = entryOf(registry, name)
  const releases = await newestFirst(layout, name)
  const lines = releases.map(
    ({ version, published }) => `  ${version}  published ${published}${markOf(entry, version)}`,
  )
  return [`${name}  ${stateOf(entry)}`, ...lines].join('\n')
}

/** One line about a remote: its version, and what else there is to know. */
export const stateOf = ({ version, enabled, previous, pinned, waiting, canary }: RegistryEntry) =>
  [
    version,
    ...(enabled ? [] : ['disabled']),
    ...(pinned ? ['pinned'] : []),
    ...(waiting ? [`${waiting.version} waits`] : []),
    ...(canary ? [`${canary.version} for ${canary.share} % of browsers`] : []),
    ...(previous ? [`before that ${previous.version}`] : []),
  ].join(', ')

const newestFirst = async (layout: SiteLayout, name: string) => {
  const releases = (await listReleases(layout, name)).map(async (version) => {
    const { mtime } = await stat(join(layout.remotes, name, version))
    return { version, published: mtime.toISOString().slice(0, 16).replace('T', ' ') }
  })
  return (await Promise.all(releases)).sort((a, b) => b.published.localeCompare(a.published))
}

const markOf = ({ version, canary, waiting }: RegistryEntry, one: string) => {
  if (one === version) return ', live'
  if (one === canary?.version) return ', on trial'
  return one === waiting?.version ? ', waits' : ''
}
