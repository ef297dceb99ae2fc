// Takes old files out of a site, once no open tab can need them.
import { readFile, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { readRegistry, type Registry } from './registry.ts'
import { liveName, missing, prepareSite } from './site/generation.ts'
import { siteLayout, type SiteLayout } from './site/layout.ts'
import { withLock } from './site/lock.ts'
import { incoming } from './site/placeFiles.ts'

const hourMs = 3_600_000

/** Files and folders that a generation needs, relative to the site. */
const shellParts = z.object({ files: z.array(z.string()), folder: z.string().default('') })

/**
 * @param keepDays tabs that were opened longer ago than this may have to be reloaded
 * @param now the present, in milliseconds
 * @returns what was removed, relative to the site
 */
export const prune = async (site: string, { keepDays = 14, now = Date.now() } = {}) => {
  const layout = siteLayout(site)
  await prepareSite(layout)
  return withLock(layout.lock, async () => {
    const { kept, ended } = await sortGenerations(layout, now - keepDays * 24 * hourMs)
    const needed = new Set((await Promise.all(kept.map((name) => partsOf(layout, name)))).flat())
    // Whoever publishes now has copied its files and waits for the lock.
    const idleSince = now - hourMs
    const unused = (await immutableParts(site)).filter((part) => !needed.has(part))
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
  const live = (await liveName(layout))?.split('/').at(-1)
  const names = (await readdir(layout.generations)).filter((name) => /^\d+$/.test(name)).sort()
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
  const read = (file: string) => readFile(join(generations, name, file), 'utf8').catch(missing)
  const [registry, shell] = [await read('remotes.json'), await read('shell.json')]
  // Without them it was never live: its writer was killed.
  if (!registry || !shell) return []
  const { files, folder } = shellParts.parse(JSON.parse(shell))
  return [...files, folder, ...releaseFolders(readRegistry(JSON.parse(registry)).registry)]
}

const releaseFolders = ({ remotes }: Registry) =>
  remotes
    .flatMap((entry) => [entry, entry.previous, entry.canary, entry.waiting])
    .flatMap((release) => (release ? [`remotes/${release.name}/${release.version}`] : []))

const compressed = /\.(br|gz)$/

/** Everything in the folders whose content never changes, and what a killed writer left there. */
const immutableParts = async (site: string) => {
  const list = (folder: string) =>
    readdir(join(site, folder))
      .catch(missing)
      .then((names = []) => names.map((name) => `${folder}/${name}`))
  const names = (await list('remotes')).map(list)
  const parts = [await list('assets'), await list('shells'), ...(await Promise.all(names))].flat()
  return parts.filter((part) => part.includes(incoming) || !compressed.test(part))
}

const removePart = async (site: string, part: string) => {
  for (const suffix of ['', '.br', '.gz'])
    await rm(join(site, part + suffix), { recursive: true, force: true })
}
