// @ts-check
// Packs a built remote into one archive, as the delivery API takes it: equal files give equal bytes.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { isShipped } from './build.js'
import { CommandFailure } from './failure.js'

/**
 * @param {string} dir folder of a remote with a finished `dist`
 * @returns {Promise<Buffer>} a gzip'd tar with `package.json`, `remote.json` and `dist`
 * @throws a CommandFailure when it is not built
 */
export const packRemote = async (dir) => {
  const dist = join(dir, 'dist')
  if (!existsSync(join(dist, 'mf-manifest.json')))
    throw new CommandFailure('refused', 'There is no build in dist: run truenorth build first.')
  const built = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && isShipped(file.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1))
    .sort()
  const archive = pack()
  for (const file of ['package.json', 'remote.json', ...built])
    archive.entry(
      { name: file.replaceAll('\\', '/'), mode: 0o644, mtime: new Date(0) },
      readFileSync(join(dir, file)),
    )
  archive.finalize()
  return promisify(gzip)(await buffer(archive))
}
