import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const worthIt = /\.(js|json|html|svg|css|txt|webmanifest)$/

/** A file as it is served: plain, and compressed where that is worth it (fonts and pictures are already). */
export type Packed = { plain: Buffer; br?: Buffer; gz?: Buffer }

/** Compresses a file's content as well as can be. */
export const pack = async (name: string, content: Buffer | string): Promise<Packed> => {
  const plain = Buffer.from(content)
  if (!worthIt.test(name)) return { plain }
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint } = constants
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [quality]: 11, [hint]: plain.length } }),
    gzipped(plain, { level: 9 }),
  ])
  return { plain, br, gz }
}
