import { crc32 } from './crc32.ts'
import { directoryEntry, endOfDirectory } from './records.ts'
import { filesIn } from '../testbed/filesIn.ts'
import { zipped, type ZipFile } from './zipped.ts'

const modified = new Date('2031-03-05T10:00:00Z')
const encoder = new TextEncoder()

const archiveOf = async (...files: ZipFile[]) => {
  const given = async function* () {
    yield* files
  }
  const pieces: Uint8Array[] = []
  for await (const piece of zipped(given(), modified)) pieces.push(piece)
  return Buffer.concat(pieces)
}

describe('a ZIP archive', () => {
  it('gives back what went in: text made smaller, pictures as they are, names in any script', async () => {
    const text = encoder.encode('Walked to work the long way round. '.repeat(100))
    const picture = Uint8Array.from({ length: 999 }, (_, index) => index % 251)
    const archive = await archiveOf(
      { name: 'Übermut 🌅.txt', bytes: text },
      { name: 'pictures/1.webp', bytes: picture, isCompressed: true },
      { name: 'empty.txt', bytes: new Uint8Array() },
    )
    expect(archive.length).toBeLessThan(text.length)
    expect(filesIn(archive)).toEqual(
      new Map([
        ['Übermut 🌅.txt', Buffer.from(text)],
        ['pictures/1.webp', Buffer.from(picture)],
        ['empty.txt', Buffer.alloc(0)],
      ]),
    )
  })

  it('may be empty', async () => {
    expect(filesIn(await archiveOf())).toEqual(new Map())
  })

  it('knows the checksum that the format is checked by', () => {
    expect(crc32(encoder.encode('123456789'))).toBe(0xcb_f4_39_26)
  })

  it('tells in 64 bits what lies beyond four gigabytes, or beyond 65,534 files', () => {
    const offset = 2 ** 33 + 7
    const name = encoder.encode('far')
    const sizes = { packedSize: 1, size: 1 }
    const entry = Buffer.from(
      directoryEntry({ name, method: 0, crc: 0, ...sizes, modified, offset }),
    )
    expect(entry.readUInt32LE(42)).toBe(0xff_ff_ff_ff)
    expect(entry.readUInt16LE(49)).toBe(1)
    expect(Number(entry.readBigUInt64LE(53))).toBe(offset)

    const end = Buffer.from(endOfDirectory({ count: 70_000, size: 99, offset: 1000 }))
    expect(end.readUInt32LE(0)).toBe(0x06_06_4b_50)
    expect(Number(end.readBigUInt64LE(32))).toBe(70_000)
    expect(end.readUInt32LE(56)).toBe(0x07_06_4b_50)
    expect(Number(end.readBigUInt64LE(64))).toBe(1099)
    expect(end.readUInt16LE(end.length - 12)).toBe(0xff_ff)
  })
})
