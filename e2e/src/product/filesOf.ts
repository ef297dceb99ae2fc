import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** The content of every file in some folders of a site, by path, as hashes. */
export const filesOf = async (site: string, folders: string[]) => {
  const files: Record<string, string> = {}
  for (const folder of folders)
    for (const file of await readdir(join(site, folder), {
      recursive: true,
      withFileTypes: true,
    })) {
      if (!file.isFile()) continue
      const path = join(file.parentPath, file.name)
      const content = await readFile(path)
      files[relative(site, path)] = createHash('sha256').update(content).digest('hex')
    }
  return files
}
