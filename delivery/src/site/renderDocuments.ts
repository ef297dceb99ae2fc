import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RegistryEntry, Release } from '../registry.ts'
import type { Generation } from './generation.ts'
import { renderHtml } from './html.ts'
import { type SiteLayout } from './layout.ts'
import { firstFiles, sealedManifestSchema } from './manifest.ts'

/** One HTML file for every remote, one for / with the landing page in it, and one for all other paths. */
export const renderDocuments = async (
  { site }: SiteLayout,
  { registry, shell }: Generation,
): Promise<Record<string, string>> => {
  const enabled = registry.remotes.filter(({ enabled }) => enabled)
  const travelling = { ...registry, remotes: enabled.map(travellingEntry) }
  const documents: Record<string, string> = {
    'app.html': renderHtml(shell, travelling),
    'index.html': renderHtml(shell, travelling, { landing: shell.landing }),
  }
  for (const entry of enabled)
    documents[`${entry.name}.html`] = renderHtml(shell, travelling, {
      matched: await matched(site, entry),
    })
  return documents
}

// The document carries what the shell needs to draw; it asks for the whole registry when something is away.
const travellingEntry = (entry: RegistryEntry): RegistryEntry => {
  const { canary, enabled } = entry
  return {
    ...travellingRelease(entry),
    enabled,
    ...(canary && { canary: { ...travellingRelease(canary), share: canary.share } }),
  }
}

const travellingRelease = ({ name, title, plural, routes, nav, slots, ...rest }: Release): Release => {
  const { version, entry, integrity } = rest
  return { name, title, ...(plural && { plural }), routes, nav, slots, version, entry, integrity }
}

const matched = async (site: string, { entry }: Release) => {
  const text = await readFile(join(site, entry), 'utf8')
  const manifest = sealedManifestSchema.parse(JSON.parse(text))
  const base = entry.slice(0, entry.lastIndexOf('/') + 1)
  const preloads = firstFiles(manifest).map((file) => ({
    href: base + file,
    integrity: manifest.integrity[file] ?? '',
  }))
  return { entry, manifest: text, preloads }
}
