import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RegistryEntry } from '../registry.ts'
import { type SiteLayout } from './layout.ts'

type Manifest = {
  metaData: { remoteEntry: { name: string } }
  exposes: { path: string; assets: { js: { sync: string[] } } }[]
}

/** The manifest of a published release as text, and the scripts that its App needs at once. */
export const readRelease = async ({ site }: SiteLayout, { entry }: RegistryEntry) => {
  const folder = join(site, entry.replace(/^\//, ''), '..')
  const manifest = await readFile(join(folder, 'mf-manifest.json'), 'utf8')
  const integrity = JSON.parse(await readFile(join(folder, 'integrity.json'), 'utf8')) as Record<string, string>
  const { metaData, exposes } = JSON.parse(manifest) as Manifest
  const app = exposes.find(({ path }) => path === './App')
  const files = [metaData.remoteEntry.name, ...(app?.assets.js.sync ?? [])]
  const base = entry.slice(0, entry.lastIndexOf('/') + 1)
  return { manifest, preloads: files.map((file) => ({ href: base + file, integrity: integrity[file] ?? '' })) }
}
