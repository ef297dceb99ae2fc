// What `npm run remote -- list` prints.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listReleases } from '../builds/releases.ts'
import { readLive } from '../publishing/generation.ts'
import { stateOf } from '../publishing/changeLog.ts'
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
  const releases = await readReleases(layout, name, entry)
  const lines = releases.map(
    ({ version, published, use }) =>
      `  ${version}  published ${published.slice(0, 16).replace('T', ' ')}${use ? `, ${words[use]}` : ''}`,
  )
  return [`${name}  ${stateOf(entry)}`, ...lines, ...(feedback.get(name) ?? [])].join('\n')
}

type Use = 'live' | 'canary' | 'waiting' | 'previous'
const words: Record<Use, string> = {
  live: 'live',
  canary: 'on trial',
  waiting: 'waits',
  previous: 'before that',
}

/**
 * Every release of a remote that lies in a site, newest first: when it was published (ISO 8601), and what it is
 * used for.
 */
export const readReleases = async (
  layout: SiteLayout,
  name: string,
  entry: RegistryEntry | undefined,
) => {
  const releases = (await listReleases(layout, name)).map(async (version) => {
    const { mtime } = await stat(join(layout.remotes, name, version))
    return { version, published: mtime.toISOString(), use: entry && useOf(entry, version) }
  })
  return (await Promise.all(releases)).sort((a, b) => b.published.localeCompare(a.published))
}

const useOf = (
  { version, canary, waiting, previous }: RegistryEntry,
  one: string,
): Use | undefined => {
  if (one === version) return 'live'
  if (one === canary?.version) return 'canary'
  if (one === waiting?.version) return 'waiting'
  return one === previous?.version ? 'previous' : undefined
}
