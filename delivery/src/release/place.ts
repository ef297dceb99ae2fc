import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../refusal.ts'
import { type SiteLayout } from '../site/layout.ts'
import { pack } from '../site/pack.ts'
import { exists, placeFile, placeFolder, reuse } from '../site/placeFiles.ts'
import { readShellBuild, type ShellBuild } from '../site/shellBuild.ts'
import type { RemoteBuild } from './readBuild.ts'

/** Puts a checked build into its immutable folder. */
export const placeRelease = ({ remotes }: SiteLayout, { release, files }: RemoteBuild) =>
  placeFolder(join(remotes, release.name, release.version), files)

export type ShellFiles = { dist: string; build: ShellBuild; assets: string[]; others: string[] }

const isAsset = (file: string) => file.startsWith('assets/')

/** A built shell: assets are named by their content, the others get a folder that is. */
export const readShellFiles = async (dir: string): Promise<ShellFiles> => {
  const dist = join(dir, 'dist')
  if (!(await exists(join(dist, 'shell.json')))) throw new Refusal('The shell is not built yet.')
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
      if (!(await reuse(target))) await placeFile(target, await packed(file))
    }),
  )
  const files = others.map(async (file) => [file, await packed(file)] as const)
  await placeFolder(join(site, build.folder), new Map(await Promise.all(files)))
}
