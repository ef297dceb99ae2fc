// What `npm run remote -- history` prints.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { changesBetween } from '../publishing/changeLog.ts'
import { readGeneration, type Generation } from '../publishing/generation.ts'
import { listStates, liveGeneration, siteLayout, type SiteLayout } from '../site/layout.ts'

/** A state that a site can go back to. */
export type SiteState = {
  sequence: number
  /** When it was made, to the minute, in UTC. */
  at: string
  isLive: boolean
  /** What changed in it; undefined when it cannot be read. */
  what?: string | undefined
}

/** The states that a site can go back to, newest first. */
export const readHistory = async (layout: SiteLayout): Promise<SiteState[]> => {
  const live = await liveGeneration(layout)
  const states = await Promise.all((await listStates(layout)).map((name) => stateIn(layout, name)))
  return states
    .map(({ name, at, generation }, i) => ({
      sequence: Number(name),
      at,
      isLive: live === `generations/${name}`,
      what: generation && differences(states[i - 1]?.generation, generation),
    }))
    .toReversed()
}

/** What `npm run remote -- history` prints: a line for each state. */
export const listHistory = async (site: string): Promise<string> => {
  const lines = (await readHistory(siteLayout(site))).map(
    ({ sequence, at, isLive, what = 'cannot be read' }) =>
      `${sequence}  ${at}${isLive ? '  live' : ''}  ${what}`,
  )
  return lines.join('\n') || `${site} has no states.`
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

const differences = (before: Generation | undefined, after: Generation) =>
  changesBetween(before, after)
    .map(({ remote, summary }) => (remote === 'shell' ? summary : `${remote} ${summary}`))
    .join('; ') || 'other documents'
