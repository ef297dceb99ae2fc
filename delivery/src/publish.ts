// How a built package becomes part of a site: copied into an immutable folder, then one flip of the generation.
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { faceSchema, type Registry, type RegistryEntry } from './registry.ts'
import { readLive, writeGeneration } from './site/generation.ts'
import { type ShellBuild } from './site/html.ts'
import { integrityOf } from './site/integrity.ts'
import { siteLayout, type SiteLayout } from './site/layout.ts'
import { withLock } from './site/lock.ts'
import { precompress } from './site/precompress.ts'

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
  const build = JSON.parse(await readFile(join(dist, 'shell.json'), 'utf8')) as ShellBuild
  await cp(dist, layout.site, { recursive: true, filter: (path) => !path.endsWith('shell.json') })
  await Promise.all(build.files.map((file) => precompress(join(layout.site, file))))
  return build
}

const copyRemote = async (layout: SiteLayout, dir: string): Promise<RegistryEntry> => {
  const face = faceSchema.parse(JSON.parse(await readFile(join(dir, 'remote.json'), 'utf8')))
  const { version } = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as {
    version: string
  }
  const dist = join(dir, 'dist')
  const manifest = await readFile(join(dist, 'mf-manifest.json'))
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  )
  const integrity: Record<string, string> = {}
  const whole = createHash('sha256')
  for (const { parentPath, name } of files.sort((a, b) => a.name.localeCompare(b.name))) {
    const path = join(parentPath, name)
    const bytes = await readFile(path)
    integrity[path.slice(dist.length + 1)] = integrityOf(bytes)
    whole.update(name).update(bytes)
  }
  const release = `${version}-${whole.digest('hex').slice(0, 10)}`
  const folder = join(layout.remotes, face.name, release)
  await cp(dist, folder, { recursive: true })
  await writeFile(join(folder, 'integrity.json'), JSON.stringify(integrity))
  await Promise.all(Object.keys(integrity).map((file) => precompress(join(folder, file))))
  const entry = `/remotes/${face.name}/${release}/mf-manifest.json`
  return { ...face, version: release, entry, integrity: integrityOf(manifest), enabled: true }
}
