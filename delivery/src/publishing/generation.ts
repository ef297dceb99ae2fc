// A generation is everything that changes together: the registry, the documents, and the shell's files whose
// names hold no hash. One rename makes it live.
import { copyFile, lstat, readFile, readdir, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { readShellBuild, type ShellBuild } from '../builds/shellBuild.ts'
import { renderDocuments } from '../documents/renderDocuments.ts'
import { readRegistry, type Registry } from '../registry/registry.ts'
import { ValidationError } from '../registry/validationError.ts'
import { exists, readJson, undefinedIfMissing } from '../site/files.ts'
import { liveGeneration, type SiteLayout } from '../site/layout.ts'
import { fillFolder, incoming, pack } from '../site/packedFiles.ts'
import { recordFile, type LogRecord } from './changeLog.ts'

/** `api` is the OpenAPI document of the server that the site calls, once one has been published. */
export type Generation = { registry: Registry; shell: ShellBuild; api?: unknown }
/** The live generation; a site without a shell has none yet. */
export type Live = Omit<Generation, 'shell'> & { shell?: ShellBuild }

const wayBack =
  'Nothing was changed: put it right, or bring an earlier state back by npm run remote -- restore.'

/**
 * Reads the registry of a generation whole: an entry that cannot be read would be lost by the next change.
 * @throws a ValidationError that names what cannot be read, and the way back
 */
export const readWholeRegistry = async (folder: string): Promise<Registry> => {
  const path = join(folder, 'remotes.json')
  const unreadable = (...reasons: string[]) =>
    new ValidationError(...reasons.map((reason) => `${path} cannot be read: ${reason}. ${wayBack}`))
  const { registry, invalidEntries } = await readJson(path, z.unknown())
    .then(readRegistry)
    .catch((error: unknown) => {
      throw error instanceof z.core.$ZodError || error instanceof ValidationError
        ? unreadable('it is cut, or no registry')
        : error
    })
  if (invalidEntries.length === 0) return registry
  throw unreadable(...invalidEntries.map(({ name, reason }) => `${name}, ${reason}`))
}

/**
 * Reads a generation of a site.
 * @param folder where it lies
 * @throws a ValidationError that says what of it cannot be read
 */
export const readGeneration = async (folder: string): Promise<Generation> => {
  const api = join(folder, 'api.json')
  return {
    registry: await readWholeRegistry(folder),
    shell: await readShellBuild(join(folder, 'shell.json')),
    ...((await exists(api)) && { api: await readJson(api, z.unknown()) }),
  }
}

/**
 * Reads the live generation of a site.
 * @throws like `readGeneration`
 */
export const readLive = async (layout: SiteLayout): Promise<Live> => {
  const folder = await liveGeneration(layout)
  return folder === undefined
    ? { registry: { schema: 1, sequence: 0, remotes: [] } }
    : readGeneration(join(layout.site, folder))
}

/**
 * Whether the live documents of a site are those of a generation. They also change with the program that
 * renders them.
 */
export const hasDocumentsOf = async (
  layout: SiteLayout,
  { registry, shell }: Generation,
): Promise<boolean> => {
  const folder = join(layout.site, (await liveGeneration(layout)) ?? 'live')
  const texts = Object.entries(await renderDocuments(layout.site, registry, shell))
  const isLive = texts.map(
    async ([file, text]) =>
      (await readFile(join(folder, file), 'utf8').catch(undefinedIfMissing)) === text,
  )
  return (await Promise.all(isLive)).every(Boolean)
}

/**
 * Writes a whole generation beside the live one and makes it live, with the record of the change. Call it under
 * the site's lock.
 */
export const writeGeneration = async (
  layout: SiteLayout,
  generation: Generation,
  record: LogRecord,
) => {
  const { registry, shell, api } = generation
  const texts = {
    ...(await renderDocuments(layout.site, registry, shell)),
    'remotes.json': JSON.stringify(registry),
    'shell.json': JSON.stringify(shell),
    ...(api !== undefined && { 'api.json': JSON.stringify(api) }),
  }
  const packed = Object.entries(texts).map(
    async ([file, text]) => [file, await pack(file, text)] as const,
  )
  const name = String(registry.sequence).padStart(6, '0')
  const folder = join(layout.generations, name)
  // A writer that was killed may have left a part of it.
  await rm(folder, { recursive: true, force: true })
  const files = new Map(await Promise.all(packed))
  await fillFolder(folder, files.set(recordFile, { plain: Buffer.from(JSON.stringify(record)) }))
  if (shell.folder) await copyFiles(join(layout.site, shell.folder), folder)
  await makeLive(layout, name)
}

const copyFiles = async (from: string, to: string) => {
  for (const file of await readdir(from)) await copyFile(join(from, file), join(to, file))
}

const makeLive = async ({ live, site }: SiteLayout, name: string) => {
  const next = join(site, `${incoming}live`)
  await rm(next, { force: true })
  await symlink(join('generations', name), next)
  // A copy of a site may have the files themselves where the link was.
  const isFolder = await lstat(live).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (isFolder) await rm(live, { recursive: true })
  await rename(next, live)
}
