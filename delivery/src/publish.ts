// How a built package becomes part of a site: copied into an immutable folder, then one flip of the generation.
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as z from 'zod'
import { faceSchema, type Registry, type RegistryEntry } from './registry.ts'
import { readLive, writeGeneration } from './site/generation.ts'
import { integrityOf } from './site/integrity.ts'
import { siteLayout, type SiteLayout } from './site/layout.ts'
import { withLock } from './site/lock.ts'
import { manifestSchema } from './site/manifest.ts'
import { precompress } from './site/precompress.ts'
import { readJson } from './site/readJson.ts'
import { readShellBuild, type ShellBuild } from './site/shellBuild.ts'

const manifestFile = 'mf-manifest.json'

export type Publication = { shell?: string; remotes?: string[] }

/**
 * Publishes built packages into a site folder as one new generation.
 * @param site the folder that is served
 * @param publication package folders with a finished `dist/`
 * @throws when the site has no shell yet and none is given, or a package is not built
 */
export const publish = async (site: string, { shell, remotes = [] }: Publication) => {
  const layout = siteLayout(site)
  await mkdir(layout.generations, { recursive: true })
  const newShell = shell && (await copyShell(layout, shell))
  const entries = await Promise.all(remotes.map((dir) => copyRemote(layout, dir)))
  await withLock(layout.lock, async () => {
    const live = await readLive(layout)
    const deployed = newShell || live.shell
    if (!deployed) throw new Error('The site has no shell yet: publish the shell first.')
    await writeGeneration(layout, { registry: merge(live.registry, entries), shell: deployed })
  })
}

const merge = (registry: Registry, entries: RegistryEntry[]): Registry => {
  const kept = registry.remotes.filter(({ name }) => entries.every((entry) => entry.name !== name))
  const remotes = [...kept, ...entries].sort((a, b) => a.name.localeCompare(b.name))
  return { ...registry, sequence: registry.sequence + 1, remotes }
}

const copyShell = async (layout: SiteLayout, dir: string): Promise<ShellBuild> => {
  const dist = join(dir, 'dist')
  const build = await readShellBuild(join(dist, 'shell.json'))
  await cp(dist, layout.site, { recursive: true, filter: (path) => !path.endsWith('shell.json') })
  await Promise.all(build.files.map((file) => precompress(join(layout.site, file))))
  return build
}

const copyRemote = async (layout: SiteLayout, dir: string): Promise<RegistryEntry> => {
  const face = await readJson(join(dir, 'remote.json'), faceSchema)
  const { version } = await readJson(join(dir, 'package.json'), z.object({ version: z.string() }))
  const { integrity, digest } = await hashFiles(join(dir, 'dist'))
  const release = `${version}-${digest}`
  const folder = join(layout.remotes, face.name, release)
  await cp(join(dir, 'dist'), folder, { recursive: true })
  const manifest = await readJson(join(folder, manifestFile), manifestSchema)
  const sealed = JSON.stringify({ ...manifest, integrity })
  await writeFile(join(folder, manifestFile), sealed)
  await Promise.all(
    [manifestFile, ...Object.keys(integrity)].map((file) => precompress(join(folder, file))),
  )
  const entry = `/remotes/${face.name}/${release}/${manifestFile}`
  return { ...face, version: release, entry, integrity: integrityOf(sealed), enabled: true }
}

/** The hash of every file of a build, which the manifest then carries, and one name for them all. */
const hashFiles = async (dist: string) => {
  const found = await readdir(dist, { recursive: true, withFileTypes: true })
  const paths = found
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const integrity: Record<string, string> = {}
  for (const path of paths.filter((path) => !path.endsWith(manifestFile)).sort())
    integrity[relative(dist, path)] = integrityOf(await readFile(path))
  const digest = createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 10)
  return { integrity, digest }
}
