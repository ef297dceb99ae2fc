// The releases that a page may load code from, and the hashes that their files must have.
import {
  type ScreenAssets,
  readFederationManifest,
  type Registry,
  type Release,
} from '@truenorth/delivery/registry'
import { overrideOf } from './override'

export type Releases = ReturnType<typeof createReleases>

const addressOf = ({ entry }: Release) => new URL(entry, location.origin).href
const isOverride = ({ name, entry }: Release) => overrideOf(name) === entry
const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1)

/** The admitted releases of a page; `origins` are those that remotes may come from beside the site itself. */
export const createReleases = ({ origins = [] }: Pick<Registry, 'origins'>) => {
  const byAddress = new Map<string, Release>()
  const hashes = new Map<string, string>()
  const assets = new Map<string, Record<string, ScreenAssets>>()
  const listeners = new Set<() => void>()

  /**
   * Admits a release.
   * @returns the address of its manifest
   * @throws when it lies where this site takes no code from
   */
  const admit = (release: Release) => {
    const address = addressOf(release)
    const { origin, pathname } = new URL(address)
    if (![location.origin, ...origins].includes(origin) && !isOverride(release))
      throw new Error(`${origin} is not an origin that remotes may come from`)
    // Files that users have uploaded to this site are never code.
    if (origin === location.origin && !pathname.startsWith(`/remotes/${release.name}/`))
      throw new Error(`${pathname} is not where this site keeps remotes`)
    byAddress.set(address, release)
    return address
  }

  /**
   * The release whose manifest is at an address.
   * @throws when no admitted release has it
   */
  const releaseAt = (address: string) => {
    const release = byAddress.get(address)
    if (!release) throw new Error(`${address} is not in the registry`)
    return release
  }

  /**
   * Takes the hashes and the screens' files from the manifest of an admitted release.
   * @throws when the text is no manifest, or that of another remote
   */
  const addManifest = (address: string, text: string) => {
    const { name, integrity = {}, needs = {} } = readFederationManifest(text)
    const release = releaseAt(address)
    if (name !== release.name) throw new Error(`${address} is the manifest of ${name}`)
    const folder = folderOf(address)
    for (const [file, hash] of Object.entries(integrity)) hashes.set(folder + file, hash)
    assets.set(address, needs)
    for (const listener of listeners) listener()
  }

  /** Paths of all files of the known manifests, as far as this site has them. */
  const listFiles = () =>
    [...hashes.keys()]
      .map((address) => new URL(address))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname)

  /** Calls the listener after each manifest, until the returned function is called. */
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /**
   * The hash that a file of a remote must have; empty for a developer's own build.
   * @throws for a file that no manifest names
   */
  const hashOf = (address: string) => {
    const hash = hashes.get(address)
    if (hash !== undefined) return hash
    const { origin } = new URL(address)
    const isOfOverride = [...byAddress].some(
      ([manifest, release]) => isOverride(release) && new URL(manifest).origin === origin,
    )
    if (!isOfOverride) throw new Error(`${address} is in no manifest`)
    return ''
  }

  /** The files of a screen, and the shared entry points that it imports; none while the manifest is unknown. */
  const filesOf = (release: Release, path: string) => {
    const address = addressOf(release)
    // `doors` is the name in published manifests.
    const { files, doors } = assets.get(address)?.[path] ?? { files: [], doors: [] }
    const addresses = files.map((file) => folderOf(address) + file)
    return {
      files: addresses.map((href) => ({ href, integrity: hashOf(href) })),
      entryPoints: doors,
    }
  }

  return { admit, releaseAt, addManifest, hashOf, filesOf, listFiles, subscribe }
}
