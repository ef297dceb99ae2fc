import { cp, lstat, mkdir, mkdtemp, readdir, readlink, symlink } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'

const notCopied = new Set([
  'node_modules',
  'dist',
  '.tsc',
  '.build',
  '.git',
  'site',
  'data',
  'gallery',
])
// Folders of these names inside a package are sources.
const isOutput = (root: string, path: string) => {
  const isTop = !relative(root, path).includes('/')
  return notCopied.has(basename(path)) && (isTop || /(dist|\.tsc)$/.test(path))
}

/** Links to the installed packages; those of the workspace lead into the copy. */
const linkPackages = async (from: string, to: string) => {
  await mkdir(join(to, '@truenorth'), { recursive: true })
  for (const name of await readdir(from))
    if (name !== '@truenorth') await symlink(join(from, name), join(to, name))
  for (const name of await readdir(join(from, '@truenorth'))) {
    const link = join(from, '@truenorth', name)
    if ((await lstat(link)).isSymbolicLink())
      await symlink(await readlink(link), join(to, '@truenorth', name))
  }
}

/** The sources as they are after a fresh checkout, with everything installed and nothing built. */
export const cleanCheckout = async (root: string) => {
  const outputs = join(root, '.build')
  await mkdir(outputs, { recursive: true })
  // Below the packages that are installed: the compiler names their types by paths that lead there.
  const copy = await mkdtemp(join(outputs, 'clean-'))
  await cp(root, copy, { recursive: true, filter: (path) => !isOutput(root, path) })
  await linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
