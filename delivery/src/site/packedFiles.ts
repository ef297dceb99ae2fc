// Files as they are served: with compressed copies, and never visible half-written.
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { exists } from './files.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const isText = /\.(js|json|html|svg|css|txt|webmanifest)$/

/** A file's bytes; text also compressed (fonts and pictures are compressed already). */
export type Packed = { plain: Buffer; br?: Buffer; gz?: Buffer }

/** Compresses a file's content at the highest level. */
export const pack = async (name: string, content: Buffer | string): Promise<Packed> => {
  const plain = Buffer.from(content)
  if (!isText.test(name)) return { plain }
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint } = constants
  const [br, gz] = await Promise.all([
    compressBrotli(plain, { params: { [quality]: 11, [hint]: plain.length } }),
    compressGzip(plain, { level: 9 }),
  ])
  return { plain, br, gz }
}

/** Prefix of what is still being written; pruning removes what a killed writer left. */
export const incoming = '.incoming-'

/** Does it exist? Its time is renewed then, so that pruning spares what is about to be used. */
export const touch = async (path: string) => {
  const now = new Date()
  return utimes(path, now, now).then(
    () => true,
    () => false,
  )
}

/** The plain file comes last, so that its compressed copies exist when it appears. */
const variants = (path: string, { plain, br, gz }: Packed) =>
  Object.entries({ [`${path}.br`]: br, [`${path}.gz`]: gz, [path]: plain })

/** Writes one file with its compressed copies, each under another name first. */
export const placeFile = async (path: string, file: Packed) => {
  await mkdir(dirname(path), { recursive: true })
  for (const [name, bytes] of variants(path, file)) {
    if (!bytes) continue
    const unfinished = join(dirname(name), incoming + randomUUID())
    await writeFile(unfinished, bytes)
    await rename(unfinished, name)
  }
}

/** Writes files with their compressed copies into a folder that nobody reads yet. */
export const fillFolder = async (folder: string, files: Map<string, Packed>) => {
  await mkdir(folder, { recursive: true })
  for (const [name, file] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    for (const [path, bytes] of variants(join(folder, name), file))
      if (bytes) await writeFile(path, bytes)
  }
}

/** Puts an immutable folder in its place, whole or not at all. A folder that exists already is left alone. */
export const placeFolder = async (folder: string, files: Map<string, Packed>) => {
  if (await touch(folder)) return
  const unfinished = join(dirname(folder), incoming + randomUUID())
  await fillFolder(unfinished, files)
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true })
    // Another process may have placed the same folder meanwhile.
    if (!(await exists(folder))) throw error
  })
}

/** Writes the compressed copies of a file that is there already. */
export const precompress = async (path: string) =>
  placeFile(path, await pack(path, await readFile(path)))
