// A built shell: what its build records, and its files in a site.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { ValidationError } from '../registry/validationError.ts'
import { exists, readJson } from '../site/files.ts'
import type { SiteLayout } from '../site/layout.ts'
import { pack, placeFile, placeFolder, touch } from '../site/packedFiles.ts'

const landing = z.object({
  html: z.string(),
  /** Style elements that emotion hydrates from: `names` is their `data-emotion`. */
  styles: z.array(z.object({ names: z.string(), css: z.string() })),
})

const script = z.object({ file: z.string(), integrity: z.string() })

const shellBuild = z.object({
  version: z.string(),
  /** Script files of the entry, in loading order. */
  scripts: z.array(script),
  /** Font files that the first paint uses. */
  fonts: z.array(z.string()),
  /** Exported names of each shared entry point. */
  exports: z.record(z.string(), z.array(z.string())),
  /** Version of each shared entry point; builds from before this was recorded have none. */
  versions: z.record(z.string(), z.string()).default({}),
  /** Files of each shared entry point that is not in the entry. */
  doorFiles: z.record(z.string(), z.array(script)).default({}),
  /** Paths of the shell's own screens, which no remote may claim. */
  paths: z.array(z.string()).default([]),
  files: z.array(z.string()),
  /** The landing page at /, rendered by the build. */
  landing: landing.optional(),
  /** Folder in the site for the files whose names do not hold a hash. */
  folder: z.string().default(''),
})

export type Landing = z.infer<typeof landing>

/** The record of a shell's build (`shell.json`). */
export type ShellBuild = z.infer<typeof shellBuild>

/** @throws when the file is missing or is no record of a shell */
export const readShellBuild = (path: string) => readJson(path, shellBuild)

export type ShellFiles = { dist: string; build: ShellBuild; assets: string[]; others: string[] }

const isAsset = (file: string) => file.startsWith('assets/')

/**
 * Reads the shell's package folder with a finished `dist/`. The names of assets hold a hash; the other
 * files get a folder whose name does.
 */
export const readShellFiles = async (dir: string): Promise<ShellFiles> => {
  const dist = join(dir, 'dist')
  if (!(await exists(join(dist, 'shell.json'))))
    throw new ValidationError('The shell is not built yet.')
  const build = await readShellBuild(join(dist, 'shell.json'))
  const others = build.files.filter((file) => !isAsset(file))
  const content = createHash('sha256')
  for (const file of others) content.update(file).update(await readFile(join(dist, file)))
  const folder = `shells/${build.version}-${content.digest('hex').slice(0, 10)}`
  return { dist, build: { ...build, folder }, assets: build.files.filter(isAsset), others }
}

/** Puts the shell's files beside those of earlier shells, which open tabs still use. */
export const placeShell = async ({ site }: SiteLayout, shell: ShellFiles) => {
  const { dist, build, assets, others } = shell
  const packed = (file: string) => readFile(join(dist, file)).then((bytes) => pack(file, bytes))
  await Promise.all(
    assets.map(async (file) => {
      const target = join(site, file)
      if (!(await touch(target))) await placeFile(target, await packed(file))
    }),
  )
  const files = others.map(async (file) => [file, await packed(file)] as const)
  await placeFolder(join(site, build.folder), new Map(await Promise.all(files)))
}
