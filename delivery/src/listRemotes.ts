// Says what a site has: for whoever is about to change it.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { entryOf } from './changes/changeRemote.ts'
import type { RegistryEntry } from './registry.ts'
import { listReleases } from './release/releases.ts'
import { readLive } from './site/generation.ts'
import { siteLayout, type SiteLayout } from './site/layout.ts'

const nameOf = ({ name }: RegistryEntry) => name

/**
 * What is live, one line a remote; of one remote also every version that lies in the site.
 * @throws a refusal for a remote that is not there
 */
export const listRemotes = async (site: string, name?: string): Promise<string> => {
  const layout = siteLayout(site)
  const { registry } = await readLive(layout)
  if (name === undefined) {
    const width = Math.max(0, ...registry.remotes.map((entry) => nameOf(entry).length))
    const lines = registry.remotes.map(
      (entry) => `${nameOf(entry).padEnd(width)}  ${stateOf(entry)}`,
    )
    return lines.join('\n') || `${site} has no remotes.`
  }
  const entry = entryOf(registry, name)
  const releases = await withTimes(layout, name)
  const lines = releases.map(
    ({ version, placed }) => `  ${version}  published ${placed}${markOf(entry, version)}`,
  )
  return [`${name}  ${stateOf(entry)}`, ...lines].join('\n')
}

const stateOf = ({ version, enabled, previous, pinned, waiting, canary }: RegistryEntry) =>
  [
    version,
    ...(enabled ? [] : ['disabled']),
    ...(pinned ? ['pinned'] : []),
    ...(waiting ? [`${waiting.version} waits`] : []),
    ...(canary ? [`${canary.version} for ${canary.share} % of browsers`] : []),
    ...(previous ? [`before that ${previous.version}`] : []),
  ].join(', ')

const withTimes = async (layout: SiteLayout, name: string) => {
  const found = (await listReleases(layout, name)).map(async (version) => {
    const { mtime } = await stat(join(layout.remotes, name, version))
    return { version, placed: mtime.toISOString().slice(0, 16).replace('T', ' ') }
  })
  return (await Promise.all(found)).sort((a, b) => b.placed.localeCompare(a.placed))
}

const markOf = ({ version, canary, waiting }: RegistryEntry, one: string) => {
  if (one === version) return ', live'
  if (one === canary?.version) return ', on trial'
  return one === waiting?.version ? ', waits' : ''
}
