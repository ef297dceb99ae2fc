// Which files a document fetches early, so that a screen does not fetch one after the other.
import { firstFiles, type PublishedManifest } from '../builds/federationManifest.ts'
import type { ShellBuild } from '../builds/shellBuild.ts'
import { canaryOffset } from '../registry/canary.ts'
import type { RegistryEntry, Release, ScreenAssets } from '../registry/registry.ts'

/** Which browsers a file is for: offset and share of the canary, and whether they are in it (`inline/canaryPreloads.ts`). */
export type CanaryGroup = `${number},${number},${0 | 1}`

/** The browsers that get the canary of a remote, and those that get its live release. */
export const canaryGroups = ({
  name,
  canary,
}: RegistryEntry): Record<'in' | 'out', CanaryGroup> => {
  const [offset, share] = [canaryOffset(name), canary?.share ?? 0] as const
  return { in: `${offset},${share},1`, out: `${offset},${share},0` }
}

export type Preload = {
  href: string
  integrity: string
  /** Wanted once the screen has rendered: the shell fetches it when it has arrived. */
  isLate?: boolean
  /** A part of the shell, which may run as soon as the shell has. */
  isShell?: boolean
  group?: CanaryGroup
}

/** A release that a document preloads, with its manifest. */
export type PreloadedRelease = {
  release: Release
  manifest: PublishedManifest
  group?: CanaryGroup
}

const ofRemote = (entry: string, { integrity }: PublishedManifest, files: string[]): Preload[] => {
  const base = entry.slice(0, entry.lastIndexOf('/') + 1)
  return files.map((file) => ({ href: base + file, integrity: integrity[file] ?? '' }))
}

const ofShell = ({ doorFiles }: ShellBuild, entryPoints: string[]): Preload[] =>
  entryPoints
    .flatMap((entryPoint) => doorFiles[entryPoint] ?? [])
    .map(({ file, integrity }) => ({ href: `/${file}`, integrity, isShell: true }))

/** One preload for both: early if one of them is, and for every browser unless both are for the same group. */
const merge = (one: Preload, other: Preload): Preload => {
  const { href, integrity, isShell, group } = one
  return {
    href,
    integrity,
    ...(isShell && { isShell }),
    ...(one.isLate && other.isLate && { isLate: true }),
    ...(group !== undefined && group === other.group && { group }),
  }
}

const unique = (preloads: Preload[]) => {
  const byHref = new Map<string, Preload>()
  for (const preload of preloads) {
    const known = byHref.get(preload.href)
    byHref.set(preload.href, known ? merge(known, preload) : preload)
  }
  return [...byHref.values()]
}

const forGroup = (group: CanaryGroup | undefined, preloads: Preload[]) =>
  group ? preloads.map((preload) => Object.assign(preload, { group })) : preloads

/** The assets of a screen at the path of a route, in each of the releases that may show it. */
export const screenPreloads = (shell: ShellBuild, releases: PreloadedRelease[], path: string) =>
  unique(
    releases.flatMap(({ release: { entry }, manifest, group }) => {
      const { files, doors } = manifest.needs[path] ?? { files: [], doors: [] }
      const first = [...firstFiles(manifest), ...files]
      return forGroup(group, ofRemote(entry, manifest, first).concat(ofShell(shell, doors)))
    }),
  )

/** The assets of the slots of a page, and after those what slots load later. */
export const slotPreloads = (shell: ShellBuild, releases: PreloadedRelease[], page: string) => {
  const all = releases.map(({ release: { entry, slots }, manifest, group }) => {
    const exposes = slots
      .filter((slot) => slot.page === page && slot.access !== 'admin' && !slot.rare)
      .map(({ expose }) => expose)
    const preloads = (assets: Record<string, ScreenAssets>) =>
      exposes
        .flatMap((expose) => assets[expose] ?? [])
        .flatMap(({ files, doors }) =>
          ofRemote(entry, manifest, files).concat(ofShell(shell, doors)),
        )
    const entryFile = ofRemote(entry, manifest, [manifest.metaData.remoteEntry.name])
    const late = preloads(manifest.later).map((one) => Object.assign(one, { isLate: true }))
    return {
      early: forGroup(group, entryFile.concat(preloads(manifest.needs))),
      late: forGroup(group, late),
    }
  })
  return unique([...all.flatMap(({ early }) => early), ...all.flatMap(({ late }) => late)])
}
