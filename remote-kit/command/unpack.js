// @ts-check
// Unpacks an archive as npm makes it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'

/**
 * Writes the files of a package into a folder. Links, and what would lie outside the folder, are left out.
 * @param {Buffer} archive
 * @param {string} folder
 */
export const unpackPackage = async (archive, folder) => {
  const entries = extract()
  const done = pipeline(Readable.from([archive]), createGunzip(), entries)
  for await (const entry of entries) {
    const path = normalize(entry.header.name.replace(/^package\//, ''))
    if (entry.header.type === 'file' && !path.startsWith('..')) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), await buffer(entry))
    } else entry.resume()
  }
  await done
}
