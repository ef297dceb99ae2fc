// What `npm run remote -- history` prints.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readGeneration, type Generation } from '../publishing/generation.ts'
import type { Registry, RegistryEntry } from '../registry/registry.ts'
import { listGenerations, liveGeneration, siteLayout, type SiteLayout } from '../site/layout.ts'
import { stateOf } from './listRemotes.ts'

/** The states that a site can go back to, newest first, each with what changed in it. */
export const listHistory = async (site: string): Promise<string> => {
  const layout = siteLayout(site)
  const live = await liveGeneration(layout)
  const names = await listGenerations(layout)
  const states = await Promise.all(names.map((name) => stateIn(layout, name)))
  const lines = states.map(
    ({ name, at, generation }, i) =>
      `${Number(name)}  ${at}${live === `generations/${name}` ? '  live' : ''}  ${
        generation ? differences(states[i - 1]?.generation, generation) : 'cannot be read'
      }`,
  )
  return lines.toReversed().join('\n') || `${site} has no states.`
}

const stateIn = async (layout: SiteLayout, name: string) => {
  const folder = join(layout.generations, name)
  const { mtime } = await stat(folder)
  return {
    name,
    at: mtime.toISOString().slice(0, 16).replace('T', ' '),
    generation: await readGeneration(folder).catch(() => undefined),
  }
}

const entriesOf = (registry?: Registry) =>
  new Map(registry?.remotes.map((entry) => [entry.name, entry]))

const differences = (before: Generation | undefined, after: Generation) => {
  const [old, present] = [entriesOf(before?.registry), entriesOf(after.registry)]
  const changed = [...present.values()].flatMap((entry) => change(old.get(entry.name), entry) ?? [])
  const gone = [...old.keys()].filter((name) => !present.has(name)).map((name) => `${name} gone`)
  const shell =
    before?.shell.scripts[0]?.file === after.shell.scripts[0]?.file ? [] : ['another shell']
  return [...shell, ...changed, ...gone].join('; ') || 'other documents'
}

const change = (old: RegistryEntry | undefined, present: RegistryEntry) =>
  old && stateOf(old) === stateOf(present) ? undefined : `${present.name} ${stateOf(present)}`
