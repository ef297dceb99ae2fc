// The records of a ZIP file after PKWARE's APPNOTE.TXT 6.3.10: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT

/** What the records say of one file in the archive. */
export type PackedFile = {
  name: Uint8Array
  method: 0 | 8
  crc: number
  packedSize: number
  size: number
  modified: Date
  /** Where its local header begins. */
  offset: number
}

const version = 20
const version64 = 45
const namesAreUtf8 = 0x0800
const most16 = 0xff_ff
const most32 = 0xff_ff_ff_ff

/** Numbers as little-endian bytes: `[size in bytes, value]` each. */
const bytesOf = (...fields: [size: 2 | 4 | 8, value: number][]) => {
  const record = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)))
  let at = 0
  for (const [size, value] of fields) {
    if (size === 2) record.setUint16(at, value, true)
    else if (size === 4) record.setUint32(at, value, true)
    else record.setBigUint64(at, BigInt(value), true)
    at += size
  }
  return new Uint8Array(record.buffer)
}

const joined = (...parts: Uint8Array[]) => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

// MS-DOS time: two-second steps, in UTC, since the format knows no zone.
const dosTime = (date: Date) =>
  (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
const dosDay = (date: Date) =>
  ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()

const commonFields = (file: PackedFile): Parameters<typeof bytesOf> => [
  [2, namesAreUtf8],
  [2, file.method],
  [2, dosTime(file.modified)],
  [2, dosDay(file.modified)],
  [4, file.crc],
  [4, file.packedSize],
  [4, file.size],
  [2, file.name.length],
]

export const localHeader = (file: PackedFile) =>
  joined(bytesOf([4, 0x04_03_4b_50], [2, version], ...commonFields(file), [2, 0]), file.name)

/** The entry of a file in the directory at the end; what lies beyond 4 GB is told in 64 bits. */
export const directoryEntry = (file: PackedFile) => {
  const isFar = file.offset >= most32
  const far = isFar ? bytesOf([2, 1], [2, 8], [8, file.offset]) : new Uint8Array()
  const needed = isFar ? version64 : version
  const head = bytesOf(
    [4, 0x02_01_4b_50],
    [2, needed],
    [2, needed],
    ...commonFields(file),
    [2, far.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, isFar ? most32 : file.offset],
  )
  return joined(head, file.name, far)
}

export type Directory = { count: number; size: number; offset: number }

const end64 = ({ count, size, offset }: Directory) =>
  joined(
    bytesOf([4, 0x06_06_4b_50], [8, 44], [2, version64], [2, version64], [4, 0], [4, 0]),
    bytesOf([8, count], [8, count], [8, size], [8, offset]),
    bytesOf([4, 0x07_06_4b_50], [4, 0], [8, offset + size], [4, 1]),
  )

/** The end of the archive; in 64 bits where 32 do not hold it. */
export const endOfDirectory = (directory: Directory) => {
  const count = Math.min(directory.count, most16)
  const size = Math.min(directory.size, most32)
  const offset = Math.min(directory.offset, most32)
  const isLarge = count === most16 || size === most32 || offset === most32
  const end = bytesOf(
    [4, 0x06_05_4b_50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  )
  return isLarge ? joined(end64(directory), end) : end
}
