// @ts-check
// Tells one state of files from another. Node built-ins only.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['dist', '.tsc', 'node_modules', '.build', 'test'])
const isTest = /\.(test|spec)\.tsx?$/

/**
 * @param {string} path
 * @returns {string[]}
 */
const filesOf = (path) => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter((name) => !skipped.has(name) && !isTest.test(name))
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

/**
 * One hash over the content of files and folders. Tests and outputs do not count.
 * @param {string} from the folder that the paths are relative to
 * @param {string[]} paths
 * @param {string[]} [versions] lines that count as well
 */
export const hashOf = (from, paths, versions = []) => {
  const hash = createHash('sha256').update(versions.join('\n'))
  for (const file of paths.flatMap((path) => filesOf(join(from, path))))
    hash.update(file.slice(from.length)).update(readFileSync(file))
  return hash.digest('hex')
}
