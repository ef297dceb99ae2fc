import { zipArchive, type ZipFile } from '#src/account/zipArchive.ts'
import { readArchive } from '../support/readArchive.ts'

const modified = new Date('2031-03-05T10:00:00Z')
const encoder = new TextEncoder()

const textsOf = async function* (...texts: string[]): AsyncGenerator<string, void> {
  yield* texts
}

const archiveOf = async (...files: ZipFile[]) => {
  const given = async function* () {
    yield* files
  }
  const archive = await zipArchive(given(), modified)
  return Buffer.from(await new Response(archive).arrayBuffer())
}

describe('a ZIP archive', () => {
  it('returns what was put in: compressed text, stored pictures, names in any script', async () => {
    const half = 'Walked to work the long way round. '.repeat(50)
    const text = encoder.encode(half + half)
    const picture = Uint8Array.from({ length: 999 }, (_, index) => index % 251)
    const archive = await archiveOf(
      { name: 'Übermut 🌅.txt', texts: textsOf(half, half) },
      { name: 'pictures/1.webp', bytes: picture },
      { name: 'empty.txt', texts: textsOf() },
    )
    expect(archive.length).toBeLessThan(text.length)
    expect(readArchive(archive)).toEqual(
      new Map([
        ['Übermut 🌅.txt', Buffer.from(text)],
        ['pictures/1.webp', Buffer.from(picture)],
        ['empty.txt', Buffer.alloc(0)],
      ]),
    )
  })

  it('may be empty', async () => {
    expect(readArchive(await archiveOf())).toEqual(new Map())
  })

  it('is made while it is read: no more than the next files are loaded', async () => {
    let loaded = 0
    const many = async function* (): AsyncGenerator<ZipFile, void> {
      for (loaded = 1; loaded <= 50; loaded += 1)
        yield { name: `${loaded}.webp`, bytes: new Uint8Array(200_000) }
    }
    const reader = (await zipArchive(many(), modified)).getReader()
    await reader.read()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(loaded).toBeLessThan(5)
    await reader.cancel()
  })

  it('does not wait for archives that are not being read', async () => {
    const picture = { name: '1.webp', bytes: new Uint8Array(500_000) }
    const stalled = async function* () {
      yield picture
    }
    const unread = await Promise.all(
      Array.from({ length: 20 }, () => zipArchive(stalled(), modified)),
    )
    expect(readArchive(await archiveOf(picture)).size).toBe(1)
    for (const archive of unread) await archive.cancel()
  })

  it('breaks off when a file cannot be loaded', async () => {
    const failing = async function* (): AsyncGenerator<ZipFile, void> {
      yield { name: 'first.txt', texts: textsOf('first') }
      throw new Error('The database is away')
    }
    const archive = await zipArchive(failing(), modified)
    await expect(new Response(archive).arrayBuffer()).rejects.toThrow('The database is away')
  })
})
