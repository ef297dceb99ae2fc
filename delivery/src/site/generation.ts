// A generation is everything that must change together: registry, HTML, what the shell has beside its assets. One rename flips to it.
import { copyFile, mkdir, readFile, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { readRegistry, type Registry } from '../registry.ts'
import { renderDocuments } from './renderDocuments.ts'
import { readShellBuild, type ShellBuild } from './shellBuild.ts'
import { type SiteLayout } from './layout.ts'
import { pack } from './pack.ts'
import { exists, fillFolder, incoming } from './placeFiles.ts'
import { readJson } from './readJson.ts'

/** Answers undefined for a file that is not there. */
export const missing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined
  throw error
}

/** `api` is the OpenAPI document of the server that the site speaks to, once one has been published. */
export type Generation = { registry: Registry; shell: ShellBuild; api?: unknown }
export type Live = Pick<Generation, 'registry' | 'api'> & { shell?: ShellBuild }

/** The live generation of a site; an empty one before the first publish. */
export const readLive = async ({ live }: SiteLayout): Promise<Live> => {
  const text = await readFile(join(live, 'remotes.json'), 'utf8').catch(missing)
  if (!text) return { registry: { schema: 1, sequence: 0, remotes: [] } }
  const api = join(live, 'api.json')
  return {
    registry: readRegistry(JSON.parse(text)).registry,
    shell: await readShellBuild(join(live, 'shell.json')),
    ...((await exists(api)) && { api: await readJson(api, z.unknown()) }),
  }
}

/** Writes a whole generation beside the live one and flips to it. Call it under the site's lock. */
export const writeGeneration = async (layout: SiteLayout, generation: Generation) => {
  const { registry, shell, api } = generation
  const texts = {
    ...(await renderDocuments(layout, generation)),
    'remotes.json': JSON.stringify(registry),
    'shell.json': JSON.stringify(shell),
    ...(api !== undefined && { 'api.json': JSON.stringify(api) }),
  }
  const packed = Object.entries(texts).map(
    async ([file, text]) => [file, await pack(file, text)] as const,
  )
  const name = String(registry.sequence).padStart(6, '0')
  const folder = join(layout.generations, name)
  // Left by a writer that was killed before it flipped.
  await rm(folder, { recursive: true, force: true })
  await fillFolder(folder, new Map(await Promise.all(packed)))
  if (shell.folder) await copyFiles(join(layout.site, shell.folder), folder)
  await flip(layout, name)
}

const copyFiles = async (from: string, to: string) => {
  for (const file of await readdir(from)) await copyFile(join(from, file), join(to, file))
}

const flip = async ({ live, site }: SiteLayout, name: string) => {
  const next = join(site, `${incoming}live`)
  await rm(next, { force: true })
  await symlink(join('generations', name), next)
  await rename(next, live)
}

/** Name of the live generation's folder, for caches that must follow a flip. */
export const liveName = ({ live }: SiteLayout) => readlink(live).catch(missing)

/** Makes the folders that a site needs before anything is published. */
export const prepareSite = ({ generations }: SiteLayout) => mkdir(generations, { recursive: true })
