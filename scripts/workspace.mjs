// @ts-check
// The packages of this workspace, and what tells one state of them from another. Node built-ins only.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { giveUp, root } from './setup.mjs'

/** The packages that are remotes: the folders with a `remote.json`. */
export const remoteFolders = () =>
  readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.json')))

/**
 * The name in a remote's `remote.json`.
 * @param {string} dir
 * @returns {string}
 */
export const remoteName = (dir) => JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8')).name

/**
 * The remote's package that a command was given, in this workspace or elsewhere.
 * @param {string} folder
 * @returns {string} its path; the program ends when it is no remote
 */
export const findRemote = (folder) => {
  const dir = [join(root, folder), resolve(folder)].find((path) =>
    existsSync(join(path, 'remote.json')),
  )
  if (dir) return dir
  return giveUp(
    folder === 'shell'
      ? 'The shell is published by npm run build, with whatever else has changed.'
      : `${folder} is no folder of a remote: it has no remote.json.`,
  )
}

/**
 * Has the compiler check packages and write their types. What it finds it prints.
 * @param {string[]} folders
 * @returns {boolean} whether there are no type errors
 */
export const compile = (...folders) => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' })
  return spawnSync(process.execPath, [tsc, '-b', ...folders], options).status === 0
}

/**
 * @typedef {{
 *   version?: string, integrity?: string, link?: boolean, resolved?: string,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 * }} Locked
 */

/** @type {Record<string, Locked> | undefined} */
let locked
// Read once: a build asks for every package.
const lockedPackages = () =>
  (locked ??= JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)

/**
 * What packages resolve to by the lock file, with all that these depend on: one line each, sorted. Packages of
 * this workspace do not count, for their sources do.
 * @param {string[]} folders packages of the workspace, `''` for its root
 * @param {{ only?: string[], packages?: Record<string, Locked> }} options `only` these of the folders' own
 * dependencies; `packages` of another lock file
 */
export const resolvedVersions = (folders, { only, packages = lockedPackages() } = {}) => {
  /**
   * Where Node finds a package: in the nearest `node_modules`.
   * @param {string} from
   * @param {string} name
   * @returns {string | undefined}
   */
  const find = (from, name) => {
    const path = join(from, 'node_modules', name).replaceAll('\\', '/')
    if (packages[path]) return path
    if (!from) return undefined
    const end = from.lastIndexOf('/node_modules/')
    return find(end < 0 ? '' : from.slice(0, end), name)
  }
  /** @type {Set<string>} */
  const seen = new Set()
  /**
   * @param {string} from
   * @param {string[]} names
   */
  const visit = (from, names) => {
    for (const path of names.flatMap((name) => find(from, name) ?? [])) {
      const found = packages[path]
      if (!found || found.link || seen.has(path)) continue
      seen.add(path)
      const { dependencies, optionalDependencies, peerDependencies } = found
      visit(path, Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    }
  }
  for (const folder of folders) {
    const { dependencies, devDependencies } = packages[folder] ?? {}
    const names = Object.keys({ ...dependencies, ...devDependencies })
    visit(folder, only ? names.filter((name) => only.includes(name)) : names)
  }
  return [...seen]
    .sort()
    .map((path) => `${path} ${packages[path]?.version} ${packages[path]?.integrity}`)
}

/** What the bundler itself consists of. */
export const bundlerVersions = () =>
  resolvedVersions(['remote-kit'], { only: ['@rspack/core', '@module-federation/enhanced'] })
