// Removes old files from a site, once no open tab can need them.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Registry } from '../registry/registry.ts'
import { exists, readJson, undefinedIfMissing } from '../site/files.ts'
import {
  listGenerations,
  liveGeneration,
  prepareSite,
  siteLayout,
  type SiteLayout,
} from '../site/layout.ts'
import { withLock } from '../site/lock.ts'
import { incoming } from '../site/packedFiles.ts'
import { keepRecord } from './changeLog.ts'
import { readWholeRegistry } from './generation.ts'

const hourMs = 3_600_000

/** Files and folder of a shell, relative to the site. */
const shellParts = z.object({ files: z.array(z.string()), folder: z.string().default('') })

/**
 * @param keepDays tabs that were opened longer ago than this may have to be reloaded
 * @param now the present, in milliseconds
 * @returns what was removed, relative to the site
 * @throws a ValidationError when a generation cannot be read, whose files would be unknown
 */
export const prune = async (site: string, { keepDays = 14, now = Date.now() } = {}) => {
  const layout = siteLayout(site)
  await prepareSite(layout)
  return withLock(layout.lock, async () => {
    const { kept, ended } = await sortGenerations(layout, now - keepDays * 24 * hourMs)
    const needed = new Set((await Promise.all(kept.map((name) => partsOf(layout, name)))).flat())
    // A publish that runs now has copied its files and waits for the lock.
    const idleSince = now - hourMs
    const unused = (await immutableParts(site)).filter((part) => !needed.has(part))
    for (const name of ended) await keepRecord(layout, name)
    const removed = [...ended.map((name) => `generations/${name}`), ...unused]
    const done: string[] = []
    for (const part of removed) {
      const { mtimeMs } = await stat(join(site, part))
      if (mtimeMs > idleSince) continue
      await removePart(site, part)
      done.push(part)
    }
    return done
  })
}

/** A generation ended when the next one began. */
const sortGenerations = async (layout: SiteLayout, endedBefore: number) => {
  const live = (await liveGeneration(layout))?.split('/').at(-1)
  const names = await listGenerations(layout)
  const begun = await Promise.all(
    names.map(async (name) => (await stat(join(layout.generations, name))).mtimeMs),
  )
  const isEnded = (name: string, i: number) =>
    name !== live && (begun[i + 1] ?? Infinity) < endedBefore
  return {
    ended: names.filter(isEnded),
    kept: names.filter((name, i) => !isEnded(name, i)),
  }
}

const partsOf = async ({ generations }: SiteLayout, name: string) => {
  const generation = join(generations, name)
  const shell = join(generation, 'shell.json')
  // Without it, it was never live: its writer was killed.
  if (!(await exists(shell))) return []
  const { files, folder } = await readJson(shell, shellParts)
  return [...files, folder, ...releaseFolders(await readWholeRegistry(generation))]
}

const releaseFolders = ({ remotes }: Registry) =>
  remotes
    .flatMap((entry) => [entry, entry.previous, entry.canary, entry.waiting])
    .flatMap((release) => (release ? [`remotes/${release.name}/${release.version}`] : []))

const compressedCopy = /\.(br|gz)$/

/** Everything in the immutable folders, and what a killed writer left there. */
const immutableParts = async (site: string) => {
  const list = (folder: string) =>
    readdir(join(site, folder))
      .catch(undefinedIfMissing)
      .then((names = []) => names.map((name) => `${folder}/${name}`))
  const releases = (await list('remotes')).map(list)
  const parts = [
    await list('assets'),
    await list('shells'),
    await list('uploads'),
    ...(await Promise.all(releases)),
  ].flat()
  return parts.filter((part) => part.includes(incoming) || !compressedCopy.test(part))
}

const removePart = async (site: string, part: string) => {
  for (const suffix of ['', '.br', '.gz'])
    await rm(join(site, part + suffix), { recursive: true, force: true })
}
