import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const worthIt = /\.(js|json|html|svg|css|txt|webmanifest)$/

/** Writes `.br` and `.gz` beside a text file; what is compressed already (fonts, pictures) is left alone. */
export const precompress = async (path: string) => {
  if (!worthIt.test(path)) return
  const bytes = await readFile(path)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
  await Promise.all([
    brotli(bytes, quality).then((out) => writeFile(`${path}.br`, out)),
    gzipped(bytes, { level: 9 }).then((out) => writeFile(`${path}.gz`, out)),
  ])
}
