import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Paths of all files in a folder, relative to it, with forward slashes, sorted. */
export const filesIn = async (folder: string) => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
}
