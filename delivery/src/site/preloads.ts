// Which files a document fetches early, so that a screen does not ask for one after the other.
import type { Need, Release } from '../registry.ts'
import type { Chance } from './chance.ts'
import { firstFiles, type SealedManifest } from './manifest.ts'
import type { ShellBuild } from './shellBuild.ts'

/**
 * `isLate`: wanted once the screen stands; the shell asks for it when it has arrived.
 * `isShell`: a part of the shell itself, which may run as soon as the shell has.
 */
export type Preload = {
  href: string
  integrity: string
  isLate?: boolean
  isShell?: boolean
  chance?: Chance
}

const own = (entry: string, { integrity }: SealedManifest, files: string[]): Preload[] => {
  const base = entry.slice(0, entry.lastIndexOf('/') + 1)
  return files.map((file) => ({ href: base + file, integrity: integrity[file] ?? '' }))
}

const ofDoors = ({ doorFiles }: ShellBuild, doors: string[]): Preload[] =>
  doors
    .flatMap((door) => doorFiles[door] ?? [])
    .map(({ file, integrity }) => ({ href: `/${file}`, integrity, isShell: true }))

/** What two want: at once if one of them does, and for everybody unless both are for the same browsers. */
const merged = (one: Preload, other: Preload): Preload => {
  const { href, integrity, isShell, chance } = one
  return {
    href,
    integrity,
    ...(isShell && { isShell }),
    ...(one.isLate && other.isLate && { isLate: true }),
    ...(chance !== undefined && chance === other.chance && { chance }),
  }
}

const once = (preloads: Preload[]) => {
  const byHref = new Map<string, Preload>()
  for (const preload of preloads) {
    const known = byHref.get(preload.href)
    byHref.set(preload.href, known ? merged(known, preload) : preload)
  }
  return [...byHref.values()]
}

/** A remote of which a document needs something, with its manifest. */
export type Wanted = { release: Release; manifest: SealedManifest; chance?: Chance }

const givenTo = (chance: Chance | undefined, preloads: Preload[]) =>
  chance ? preloads.map((preload) => Object.assign(preload, { chance })) : preloads

/** What a screen at the path of a route is made of, in each of the builds that may show it. */
export const screenPreloads = (shell: ShellBuild, builds: Wanted[], path: string) =>
  once(
    builds.flatMap(({ release: { entry }, manifest, chance }) => {
      const { files, doors } = manifest.needs[path] ?? { files: [], doors: [] }
      const first = [...firstFiles(manifest), ...files]
      return givenTo(chance, own(entry, manifest, first).concat(ofDoors(shell, doors)))
    }),
  )

/** What the slots of a page are made of, and after that what they load by themselves. */
export const slotPreloads = (shell: ShellBuild, remotes: Wanted[], page: string) => {
  const all = remotes.map(({ release: { entry, slots }, manifest, chance }) => {
    const exposes = slots
      .filter((slot) => slot.page === page && slot.access !== 'admin' && !slot.rare)
      .map(({ expose }) => expose)
    const preloads = (needs: Record<string, Need>) =>
      exposes
        .flatMap((expose) => needs[expose] ?? [])
        .flatMap(({ files, doors }) => own(entry, manifest, files).concat(ofDoors(shell, doors)))
    const entryFile = own(entry, manifest, [manifest.metaData.remoteEntry.name])
    const late = preloads(manifest.later).map((one) => Object.assign(one, { isLate: true }))
    return {
      now: givenTo(chance, entryFile.concat(preloads(manifest.needs))),
      late: givenTo(chance, late),
    }
  })
  return once([...all.flatMap(({ now }) => now), ...all.flatMap(({ late }) => late)])
}
