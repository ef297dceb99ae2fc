// What `npm run remote -- list` prints.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listReleases } from '../builds/releases.ts'
import { readLive } from '../publishing/generation.ts'
import { entryOf } from '../registry/changes.ts'
import type { RegistryEntry } from '../registry/registry.ts'
import { siteLayout, type SiteLayout } from '../site/layout.ts'
import { readRemoteFeedback, type FeedbackSource } from './remoteFeedback.ts'

/**
 * What is live, one line a remote; of one remote also every version in the site, newest first. With a source also
 * how the feedback of each goes, as far as its token may read it.
 * @throws a ValidationError for a remote that does not exist, and where the source does not answer
 */
export const listRemotes = async (
  site: string,
  name?: string,
  source?: FeedbackSource,
): Promise<string> => {
  const layout = siteLayout(site)
  const { registry } = await readLive(layout)
  const feedback = source ? await readRemoteFeedback(source) : new Map<string, string[]>()
  if (name === undefined) {
    const width = Math.max(0, ...registry.remotes.map((entry) => entry.name.length))
    const lines = registry.remotes.flatMap((entry) => [
      `${entry.name.padEnd(width)}  ${stateOf(entry)}`,
      ...(feedback.get(entry.name) ?? []),
    ])
    return lines.join('\n') || `${site} has no remotes.`
  }
  const entry = entryOf(registry, name)
  const releases = await newestFirst(layout, name)
  const lines = releases.map(
    ({ version, published }) => `  ${version}  published ${published}${markOf(entry, version)}`,
  )
  return [`${name}  ${stateOf(entry)}`, ...lines, ...(feedback.get(name) ?? [])].join('\n')
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
