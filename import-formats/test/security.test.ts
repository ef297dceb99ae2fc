import { readExport, type FolderFile } from '../src/index'
import { withStatedSize, zipOf } from './zips'

const inFolder = (...files: File[]): FolderFile[] =>
  files.map((file) => ({ path: file.name, file }))
const refusalOf = async (file: Blob | FolderFile[]) => (await readExport(file)).refused

const MiB = 2 ** 20
const blanks = (bytes: number) => new Uint8Array(bytes).fill(0x20)

it('refuses a part over the limit before it inflates it', async () => {
  const bomb = await zipOf({ 'Journal.json': blanks(65 * MiB) })
  expect(bomb.size).toBeLessThan(MiB)
  expect(await refusalOf(bomb)).toBe('too-large')
})

it('stops inflating where the directory says that a part ends', async () => {
  const zip = await withStatedSize(await zipOf({ 'Journal.json': blanks(20 * MiB) }), 100)
  expect(await refusalOf(zip)).toBe('damaged-zip')
})

it('refuses a zip that says it would inflate to more than a gigabyte', async () => {
  const zip = await withStatedSize(await zipOf({ 'photo.jpg': blanks(10) }), 2 ** 30 + 1)
  expect(await refusalOf(zip)).toBe('too-large')
})

it('refuses more parts than any diary has', async () => {
  const names = Array.from({ length: 50_001 }, (_, number) => new File(['{}'], `${number}.json`))
  expect(await refusalOf(inFolder(...names))).toBe('too-many-files')
})

it.each(['../Journal.json', '/Journal.json', 'C:/Journal.json', 'a\\Journal.json', 'a/../b.json'])(
  'refuses the path %s',
  async (name) => {
    const writable = await zipOf({ [name.replaceAll(/[^a-z.]/gi, '_')]: '{}' })
    const safe = new TextEncoder().encode(name.replaceAll(/[^a-z.]/gi, '_'))
    const bytes = new Uint8Array(await writable.arrayBuffer())
    const unsafe = new TextEncoder().encode(name)
    const matches = (place: number) => safe.every((byte, offset) => bytes[place + offset] === byte)
    for (let place = 0; place < bytes.length; place += 1)
      if (matches(place)) bytes.set(unsafe, place)
    expect(await refusalOf(new Blob([bytes]))).toBe('unsafe-path')
  },
)

it('refuses a zip that lacks its end, or its middle', async () => {
  const zip = await zipOf({ 'Journal.json': JSON.stringify({ metadata: {}, entries: [] }) })
  expect(await refusalOf(zip.slice(0, zip.size - 10))).toBe('not-a-zip')
  const bytes = new Uint8Array(await zip.arrayBuffer())
  bytes.fill(0xff, 45, 60)
  expect(await refusalOf(new Blob([bytes]))).toBe('damaged-zip')
})

it.each([
  ['open arrays', '['.repeat(5_000_000)],
  ['closed arrays', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['objects', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
])('refuses JSON of %s, one inside the other', async (_name, text) => {
  expect(await refusalOf(new Blob([text]))).toBe('not-json')
})

it('rejects a month of lists inside one another, and reads the others', async () => {
  const deep = new File([`1: ${'['.repeat(20_000)}`], '2024-01.txt')
  const good = new File(['1:\n  text: A quiet day'], '2024-02.txt')
  const { items, rejected } = await readExport(inFolder(deep, good))
  expect(items.map(({ text }) => text)).toEqual(['A quiet day'])
  expect(rejected).toEqual([{ line: null, at: '2024-01.txt', reason: 'not-yaml' }])
})

it('rejects a month that repeats itself without an end', async () => {
  const lines = ['a: &a [x,x,x,x,x,x,x,x,x]']
  for (const [one, two] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh'])
    lines.push(`${two}: &${two} [${Array.from({ length: 9 }, () => `*${one}`).join(',')}]`)
  const { rejected } = await readExport(inFolder(new File([lines.join('\n')], '2024-01.txt')))
  expect(rejected.map(({ reason }) => reason)).toEqual(['not-yaml'])
})

it('reads a line of a million characters', async () => {
  const header = 'full_date,date,weekday,time,mood,activities,note_title,note'
  const text = `${header}\n2024-05-01,,,10:00,good,"","","${'word '.repeat(200_000).trim()}"\n`
  const [reading, ...entries] = (await readExport(new Blob([text]))).items
  expect(reading?.text).toMatch(/^word .*word…$/)
  expect(entries.every(({ text }) => text.length <= 100_000)).toBe(true)
  const words = [reading, ...entries].map((item) => item?.text.replace(/…$/, '') ?? '').join(' ')
  expect(words.split(' ')).toHaveLength(200_000)
})

const million = (text: string) => text.repeat(Math.ceil(1_000_000 / text.length))

it.each([
  ['![', million('![')],
  ['moments', million('![](dayone-moment:')],
  ['links', million('[x](dayone2:')],
  ['escapes', million('\\\\')],
  ['blanks', `# ${million(' ')}x`],
])('reads a journal with a line of a million %s', async (_name, text) => {
  const entry = { creationDate: '2024-05-01T10:00:00Z', timeZone: 'UTC', text }
  const { items } = await readExport(new Blob([JSON.stringify({ entries: [entry] })]))
  expect(items.length).toBeGreaterThan(0)
})

it.each([
  ['equal signs', `${million('=')}x`],
  ['brackets', million('[')],
  ['blanks in a bracket', `[${million(' ')}x`],
  ['quotes in brackets', million('[""')],
  ['tags of numbers', `#${million('1')} ${million('#')}`],
])('reads a month with a line of a million %s', async (_name, text) => {
  const month = new File([JSON.stringify({ 1: { text } })], '2024-05.txt')
  const { items } = await readExport(inFolder(month))
  expect(items.length).toBeGreaterThan(0)
})

it('keeps names that objects have by themselves', async () => {
  const text = 'date,mood\n2024-05-01,__proto__\n2024-05-02,constructor\n2024-05-03,toString\n'
  const { askFor, suggest } = await readExport(new Blob([text]))
  expect(askFor).toEqual(['__proto__', 'constructor', 'toString'])
  expect(Object.keys(suggest)).toEqual([])
})
