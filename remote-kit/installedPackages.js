// @ts-check
// Reads what is installed, as Node finds it. Node built-ins only.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * @param {string} path
 * @throws when the file is missing or is no JSON
 */
export const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Error(`${path} cannot be read: ${String(cause)}`, { cause })
  }
}

/**
 * Where a package lies: in the nearest `node_modules`. Not every package lets its `package.json` be imported.
 * @param {string} name
 * @param {string} from a folder
 * @returns {string}
 * @throws when it is not installed
 */
export const folderOf = (name, from) => {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(from)
  if (above === from) throw new Error(`${name} is not installed: npm install ${name}`)
  return folderOf(name, above)
}

/**
 * @typedef {{
 *   name: string, version: string, exports?: Record<string, unknown>, providedByShell?: string[],
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 * }} Manifest
 */

/**
 * The `package.json` of an installed package.
 * @param {string} name
 * @param {string} from a folder
 * @returns {Manifest}
 */
export const manifestOf = (name, from) => readJson(join(folderOf(name, from), 'package.json'))

/**
 * What packages consist of: one line for each of them and of what they depend on, sorted. What is not
 * installed, because it is for another platform, does not count.
 * @param {string[]} names
 * @param {string} from a folder
 * @returns {string[]}
 */
export const installedVersions = (names, from) => {
  /** @type {Set<string>} */
  const seen = new Set()
  /**
   * @param {string} name
   * @param {string} at
   * @param {boolean} isOptional
   */
  const visit = (name, at, isOptional) => {
    let folder
    try {
      folder = folderOf(name, at)
    } catch (error) {
      if (isOptional) return
      throw error
    }
    /** @type {Manifest} */
    const {
      version,
      dependencies,
      optionalDependencies = {},
    } = readJson(join(folder, 'package.json'))
    const line = `${name} ${version}`
    if (seen.has(line)) return
    seen.add(line)
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies }))
      visit(one, folder, one in optionalDependencies)
  }
  for (const name of names) visit(name, from, false)
  return [...seen].sort()
}
