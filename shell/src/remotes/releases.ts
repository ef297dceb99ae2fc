// The releases that this page may load code from, and the hashes that their files must have.
import { type Need, readManifest, type Release } from '@truenorth/delivery/registry'
import { overrideOf } from './override'
import { registry } from './registry'

const byAddress = new Map<string, Release>()
const hashes = new Map<string, string>()
const needs = new Map<string, Record<string, Need>>()

const addressOf = ({ entry }: Release) => new URL(entry, location.origin).href
const isOverride = ({ name, entry }: Release) => overrideOf(name) === entry

/**
 * Admits a release, and answers with the address of its manifest.
 * @throws when it lies where this site takes no code from
 */
export const admit = (release: Release) => {
  const address = addressOf(release)
  const { origin, pathname } = new URL(address)
  const allowed = [location.origin, ...(registry.origins ?? [])]
  if (!allowed.includes(origin) && !isOverride(release))
    throw new Error(`${origin} is not an origin that remotes may come from`)
  // Nothing that users have put on this site is code.
  if (origin === location.origin && !pathname.startsWith(`/remotes/${release.name}/`))
    throw new Error(`${pathname} is not where this site keeps remotes`)
  byAddress.set(address, release)
  return address
}

/** @throws when the address is nobody's manifest */
export const releaseAt = (address: string) => {
  const release = byAddress.get(address)
  if (!release) throw new Error(`${address} is not in the registry`)
  return release
}

/**
 * Remembers what a manifest says its files are.
 * @throws when it is no manifest, or that of another remote
 */
export const remember = (address: string, text: string) => {
  const { name, integrity = {}, needs: own = {} } = readManifest(text)
  const release = releaseAt(address)
  if (name !== release.name) throw new Error(`${address} is the manifest of ${name}`)
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  for (const [file, hash] of Object.entries(integrity)) hashes.set(folder + file, hash)
  needs.set(address, own)
}

/** What a screen of a release is made of, as far as its manifest is known and says so. */
export const filesOf = (release: Release, path: string) => {
  const address = addressOf(release)
  const { files, doors } = needs.get(address)?.[path] ?? { files: [], doors: [] }
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  const addresses = files.map((file) => folder + file)
  return { files: addresses.map((href) => ({ href, integrity: hashOf(href) })), doors }
}

/**
 * The hash that a file of a remote must have; empty for a developer's own build.
 * @throws for a file that no manifest names
 */
export const hashOf = (address: string) => {
  const hash = hashes.get(address)
  if (hash !== undefined) return hash
  const { origin } = new URL(address)
  const own = [...byAddress].some(
    ([manifest, release]) => isOverride(release) && new URL(manifest).origin === origin,
  )
  if (!own) throw new Error(`${address} is in no manifest`)
  return ''
}
