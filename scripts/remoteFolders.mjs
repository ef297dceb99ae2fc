import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The packages that are remotes: the folders with a `remote.json`. */
export const remoteFolders = readdirSync(root).filter((name) =>
  existsSync(join(root, name, 'remote.json')),
)
