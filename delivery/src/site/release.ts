import { join } from 'node:path'
import { type RegistryEntry } from '../registry.ts'
import { type SiteLayout } from './layout.ts'
import { sealedManifestSchema } from './manifest.ts'
import { readJson } from './readJson.ts'

/** The manifest of a published release as text, and the scripts that its App needs at once. */
export const readRelease = async ({ site }: SiteLayout, { entry }: RegistryEntry) => {
  const manifest = await readJson(join(site, entry), sealedManifestSchema)
  const app = manifest.exposes.find(({ path }) => path === './App')
  const files = [manifest.metaData.remoteEntry.name, ...(app?.assets.js.sync ?? [])]
  const base = entry.slice(0, entry.lastIndexOf('/') + 1)
  const preloads = files.map((file) => ({ href: base + file, integrity: manifest.integrity[file] ?? '' }))
  return { manifest: JSON.stringify(manifest), preloads }
}
