import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['dist', '.tsc', 'node_modules', '.build'])
const isTest = (name) => /\.(test|story)\.tsx?$/.test(name)

const filesOf = (path) => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter((name) => !skipped.has(name) && !isTest(name))
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

/** One hash over the content of files and folders; tests and outputs do not count. */
export const hashOf = (root, paths) => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesOf(join(root, path))))
    hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}
