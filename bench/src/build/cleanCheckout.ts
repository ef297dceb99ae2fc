import { cp, lstat, mkdir, mkdtemp, readdir, readlink, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'

const notSources = new Set(['node_modules', '.build', '.git', 'site', 'data', 'gallery'])
const outputs = new Set(['dist', '.tsc'])

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
  const home = join(root, '.build')
  await mkdir(home, { recursive: true })
  // Below the packages that are installed: the compiler names their types by paths that lead there.
  const copy = await mkdtemp(join(home, 'clean-'))
  for (const name of (await readdir(root)).filter((name) => !notSources.has(name)))
    await cp(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !outputs.has(basename(path)),
    })
  await linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
