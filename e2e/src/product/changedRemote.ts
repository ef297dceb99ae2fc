import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildRemote } from './buildRemote.ts'

const root = process.cwd()
const skipped = /[\\/](dist|\.tsc|node_modules)$/

type Edit = (text: string) => string

/**
 * Builds a remote as its team would after changing it. The copy lives inside the workspace, so that
 * it finds the shared packages.
 * @param name package folder, such as `mf-mood`
 * @param edits what changes, by path inside the package; a path that is not there yet is added
 */
export const changedRemote = async (name: string, title: string, edits: Record<string, Edit>) => {
  const dir = join(root, '.build/story', `${name.replaceAll('/', '-')}-${title}`)
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  await cp(join(root, name), dir, { recursive: true, filter: (path) => !skipped.test(path) })
  const base = JSON.stringify(pathToFileURL(join(root, 'rspack.base.js')).href)
  const config = `import { remoteConfig } from ${base}\nexport default remoteConfig({ dir: import.meta.dirname })\n`
  await writeFile(join(dir, 'rspack.config.js'), config)
  for (const [path, edit] of Object.entries(edits)) {
    const text = await readFile(join(dir, path), 'utf8').catch(() => '')
    const changed = edit(text)
    if (changed === text) throw new Error(`The edit of ${path} changes nothing.`)
    await writeFile(join(dir, path), changed)
  }
  await buildRemote(dir)
  return dir
}
