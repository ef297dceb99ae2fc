// Which files a document fetches early, so that a screen does not ask for one after the other.
import type { Need, Release } from '../registry.ts'
import { firstFiles, type SealedManifest } from './manifest.ts'
import type { ShellBuild } from './shellBuild.ts'

/** `isLate`: wanted once the screen stands; the shell asks for it when it has arrived. */
export type Preload = { href: string; integrity: string; isLate?: boolean }

const own = (entry: string, { integrity }: SealedManifest, files: string[]): Preload[] => {
  const base = entry.slice(0, entry.lastIndexOf('/') + 1)
  return files.map((file) => ({ href: base + file, integrity: integrity[file] ?? '' }))
}

const ofDoors = ({ doorFiles }: ShellBuild, doors: string[]): Preload[] =>
  doors
    .flatMap((door) => doorFiles[door] ?? [])
    .map(({ file, integrity }) => ({ href: `/${file}`, integrity }))

const once = (preloads: Preload[]) =>
  [...new Map(preloads.toReversed().map((one) => [one.href, one])).values()].toReversed()

/** A remote of which a document needs something, with its manifest. */
export type Wanted = { release: Release; manifest: SealedManifest }

/** What a remote's screen at the path of one of its routes is made of. */
export const screenPreloads = (
  shell: ShellBuild,
  { release: { entry }, manifest }: Wanted,
  path: string,
) => {
  const { files, doors } = manifest.needs[path] ?? { files: [], doors: [] }
  return once([
    ...own(entry, manifest, [...firstFiles(manifest), ...files]),
    ...ofDoors(shell, doors),
  ])
}

/** What the slots of a page are made of, and after that what they load by themselves. */
export const slotPreloads = (shell: ShellBuild, remotes: Wanted[], page: string) => {
  const all = remotes.map(({ release: { entry, slots }, manifest }) => {
    const exposes = slots
      .filter((slot) => slot.page === page && slot.access !== 'admin' && !slot.rare)
      .map(({ expose }) => expose)
    const preloads = (needs: Record<string, Need>) =>
      exposes
        .flatMap((expose) => needs[expose] ?? [])
        .flatMap(({ files, doors }) => own(entry, manifest, files).concat(ofDoors(shell, doors)))
    return {
      now: [
        ...own(entry, manifest, [manifest.metaData.remoteEntry.name]),
        ...preloads(manifest.needs),
      ],
      late: preloads(manifest.later).map(({ href, integrity }) => ({
        href,
        integrity,
        isLate: true,
      })),
    }
  })
  return once([...all.flatMap(({ now }) => now), ...all.flatMap(({ late }) => late)])
}
