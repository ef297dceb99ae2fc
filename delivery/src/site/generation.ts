// A generation is everything that must change together: registry, HTML, compressed copies. One rename flips to it.
import { mkdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRegistry, type Registry, type RegistryEntry } from '../registry.ts'
import { renderHtml } from './html.ts'
import { readShellBuild, type ShellBuild } from './shellBuild.ts'
import { type SiteLayout } from './layout.ts'
import { precompress } from './precompress.ts'
import { readRelease } from './release.ts'

const missing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined
  throw error
}

export type Generation = { registry: Registry; shell?: ShellBuild }

/** The live generation of a site; an empty one before the first publish. */
export const readLive = async ({ live }: SiteLayout): Promise<Generation> => {
  const text = await readFile(join(live, 'remotes.json'), 'utf8').catch(missing)
  if (!text) return { registry: { schema: 1, sequence: 0, remotes: [] } }
  const shell = await readShellBuild(join(live, 'shell.json'))
  return { registry: readRegistry(JSON.parse(text)).registry, shell }
}

/** Writes a whole generation beside the live one and flips to it. Call it under the site's lock. */
export const writeGeneration = async (layout: SiteLayout, { registry, shell }: Required<Generation>) => {
  const name = String(registry.sequence).padStart(6, '0')
  const folder = join(layout.generations, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const documents = { 'app.html': renderHtml(shell, registry), ...(await remoteDocuments(layout, shell, registry)) }
  const files = { ...documents, 'remotes.json': JSON.stringify(registry), 'shell.json': JSON.stringify(shell) }
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(folder, file), text)
    await precompress(join(folder, file))
  }
  await flip(layout, name)
}

const remoteDocuments = async (layout: SiteLayout, shell: ShellBuild, registry: Registry) => {
  const enabled = registry.remotes.filter(({ enabled }) => enabled)
  const documents = enabled.map((entry) => remoteDocument(layout, shell, registry, entry))
  return Object.fromEntries<string>(await Promise.all(documents))
}

const remoteDocument = async (layout: SiteLayout, shell: ShellBuild, registry: Registry, entry: RegistryEntry) => {
  const { manifest, preloads } = await readRelease(layout, entry)
  return [`${entry.name}.html`, renderHtml(shell, registry, { name: entry.name, manifest, preloads })] as const
}

const flip = async ({ live, generations, site }: SiteLayout, name: string) => {
  const next = join(site, `.live-${process.pid}`)
  await rm(next, { force: true })
  await symlink(join('generations', name), next)
  await rename(next, live)
  await mkdir(generations, { recursive: true })
}

/** Name of the live generation's folder, for caches that must follow a flip. */
export const liveName = ({ live }: SiteLayout) => readlink(live).catch(missing)
