// The first bytes of a zip's part. Ten years of photos are thousands: to read each by its stream takes a minute.
import type { FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { Refusal } from '../refusal'
import { mostPictureBytes } from './limits'
import { headBytes } from './parts'

const signature = 0x04034b50
const fixedBytes = 30
// With a name and extra fields as they are common, one look at the file is enough.
const usualBytes = 1024

const stored = 0
const deflated = 8

// More is not asked for, and the rest of the stream is let go.
const startOfInflated = async (bytes: Uint8Array<ArrayBuffer>) => {
  const inflating = new DecompressionStream('deflate-raw')
  const reader = inflating.readable.getReader()
  const writer = inflating.writable.getWriter()
  const first = reader.read()
  // The bytes end in the middle: what comes after the first is of no interest, and neither is its error.
  const ignored = () => undefined
  writer.write(bytes).catch(ignored)
  writer.close().catch(ignored)
  try {
    return (await first).value?.subarray(0, headBytes) ?? new Uint8Array()
  } catch {
    throw new Refusal('damaged-zip')
  } finally {
    reader.cancel().catch(ignored)
  }
}

/** @throws Refusal for a part that is too large for a picture, is damaged or cannot be read */
export const headOfPart = async (file: Blob, part: FileEntry) => {
  if (part.encrypted) throw new Refusal('encrypted')
  if (part.uncompressedSize > mostPictureBytes) throw new Refusal('too-large')
  const read = async (length: number) =>
    new Uint8Array(await file.slice(part.offset, part.offset + length).arrayBuffer())

  let bytes = await read(usualBytes)
  const view = new DataView(bytes.buffer)
  if (bytes.length < fixedBytes || view.getUint32(0, true) !== signature)
    throw new Refusal('damaged-zip')
  const start = fixedBytes + view.getUint16(26, true) + view.getUint16(28, true)
  if (start + usualBytes / 2 > bytes.length) bytes = await read(start + usualBytes)

  const data = bytes.subarray(start, start + part.compressedSize)
  if (part.compressionMethod === stored) return data.subarray(0, headBytes)
  if (part.compressionMethod !== deflated) throw new Refusal('damaged-zip')
  return await startOfInflated(data)
}
