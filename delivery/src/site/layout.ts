// Where things lie in a site folder. Versioned folders never change; `live` is the one thing that moves.
import { mkdir, readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { exists, undefinedIfMissing } from './files.ts'

/** Paths of a site folder. */
export const siteLayout = (site: string) => ({
  site,
  /** Link to the generation that is served; see `liveGeneration`. */
  live: join(site, 'live'),
  generations: join(site, 'generations'),
  /** Immutable: the shell's files, named by content. */
  assets: join(site, 'assets'),
  /** Immutable: `shells/<version>-<hash>/`, what a shell has beside its assets. */
  shells: join(site, 'shells'),
  /** Immutable: `remotes/<name>/<version>-<hash>/`. */
  remotes: join(site, 'remotes'),
  /** Immutable: the packages that teams outside install, `<package>-<version>.tgz` with a record each. */
  kit: join(site, 'kit'),
  /** One file for each change whose generation was pruned; see `publishing/changeLog.ts`. */
  log: join(site, 'log'),
  /** Teams that publish over the network, with hashes of their tokens. */
  teams: join(site, 'teams.json'),
  /** Archives that are being received. */
  uploads: join(site, 'uploads'),
  lock: join(site, 'lock.sqlite'),
})

export type SiteLayout = ReturnType<typeof siteLayout>

/** Names of the site's generations, oldest first: their sequence numbers. */
export const listGenerations = async ({ generations }: SiteLayout) => {
  const names = await readdir(generations).catch(undefinedIfMissing)
  return (names ?? []).filter((name) => /^\d+$/.test(name)).sort()
}

/** For `catch`: undefined where there is no link, because nothing was published or a copy lost it. */
const undefinedWithoutLink = (error: NodeJS.ErrnoException) =>
  error.code === 'EINVAL' ? undefined : undefinedIfMissing(error)

/**
 * Folder of the live generation relative to the site; undefined before the first publish. In a copy without
 * links, as an object store makes it, that is the newest generation: each change makes one.
 */
export const liveGeneration = async (layout: SiteLayout): Promise<string | undefined> => {
  const target = await readlink(layout.live).catch(undefinedWithoutLink)
  if (target !== undefined) return target
  for (const name of (await listGenerations(layout)).toReversed())
    // It is written last.
    if (await exists(join(layout.generations, name, 'shell.json'))) return `generations/${name}`
  return undefined
}

/**
 * Names of the generations that are live or were, oldest first. A newer one than the live one is what a killed
 * writer left.
 */
export const listStates = async (layout: SiteLayout) => {
  const live = (await liveGeneration(layout))?.split('/').at(-1) ?? ''
  return (await listGenerations(layout)).filter((name) => name <= live)
}

/** Makes the folders that a site needs before anything is published. */
export const prepareSite = ({ generations }: SiteLayout) => mkdir(generations, { recursive: true })
