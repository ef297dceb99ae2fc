import { crc32 } from './crc32.ts'
import { directoryEntry, endOfDirectory, localHeader, type PackedFile } from './records.ts'

/** One file to go into an archive. What is compressed already, like a picture, is stored as it is. */
export type ZipFile = { name: string; bytes: Uint8Array<ArrayBuffer>; isCompressed?: boolean }

const deflated = async (bytes: Uint8Array<ArrayBuffer>) => {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

const encoder = new TextEncoder()

/** A ZIP archive, piece by piece: no more than one file of it is ever in memory. */
export const zipped = async function* (files: AsyncIterable<ZipFile>, modified: Date) {
  const directory: Uint8Array[] = []
  let offset = 0
  for await (const { name, bytes, isCompressed = false } of files) {
    const content = isCompressed ? bytes : await deflated(bytes)
    const file: PackedFile = {
      name: encoder.encode(name),
      method: isCompressed ? 0 : 8,
      crc: crc32(bytes),
      packedSize: content.length,
      size: bytes.length,
      modified,
      offset,
    }
    const header = localHeader(file)
    yield header
    yield content
    directory.push(directoryEntry(file))
    offset += header.length + content.length
  }
  yield* directory
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  yield endOfDirectory({ count: directory.length, size, offset })
}
