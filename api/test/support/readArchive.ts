import { crc32, inflateRawSync } from 'node:zlib'

const endSize = 22
const entrySize = 46
const localSize = 30

/** Reads a ZIP archive by its directory, as unpackers do; throws when a checksum is wrong. */
export const readArchive = (archive: Buffer) => {
  const files = new Map<string, Buffer>()
  const end = archive.length - endSize
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = archive.readUInt16LE(at + 10)
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + entrySize, at + entrySize + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const localNames = archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const start = local + localSize + localNames
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20))
    const content = method === 0 ? packed : inflateRawSync(packed)
    if (crc32(content) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`)
    files.set(name, Buffer.from(content))
    at += entrySize + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}
