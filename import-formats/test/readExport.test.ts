import { mostReadingsOfDay } from '@truenorth/api-contract/moods'
import { identify, readExport } from '../src/index'
import { dataFile } from './dataFiles'
import { png, unpacked, zipOf } from './zips'

const csv = 'full_date,date,weekday,time,mood,activities,note_title,note'

const rowsOf = (count: number) => {
  const day = (number: number) => new Date(Date.UTC(1990, 0, number)).toISOString().slice(0, 10)
  const rows = Array.from(
    { length: count },
    (_, number) => `${day(number + 1)},,,10:00,good,,,Row ${number}`,
  )
  return new Blob([[csv, ...rows].join('\n')])
}

it('tells how far it is, and reads all rows', async () => {
  const file = rowsOf(20_000)
  const progress: [number, number][] = []
  const { items } = await readExport(file, {
    today: '2060-01-01',
    onProgress: (done, total) => progress.push([done, total]),
  })
  expect(items).toHaveLength(20_000)
  expect(progress.every(([done, total]) => done <= total && total === file.size)).toBe(true)
  expect(progress.map(([done]) => done)).toEqual(
    progress.map(([done]) => done).toSorted((a, b) => a - b),
  )
})

it('stops when it is cancelled, before and while it reads', async () => {
  const aborted = AbortSignal.abort()
  await expect(readExport(rowsOf(1), { signal: aborted })).rejects.toThrow('aborted')
  const controller = new AbortController()
  const reading = readExport(rowsOf(60_000), {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  })
  await expect(reading).rejects.toThrow('aborted')
})

it('hands the header over when it does not know the columns, and takes the answer', async () => {
  const file = new Blob(['When;How;What\n1.5.2024;4;Bread\n2.5.2024;5;Tea\n'])
  const unknown = await readExport(file)
  expect(unknown).toMatchObject({
    refused: 'no-header',
    table: { header: ['When', 'How', 'What'], examples: ['1.5.2024', '4', 'Bread'], columns: {} },
  })
  const columns = { date: 0, mood: 1, note: 2 }
  const { source, items, table } = await readExport(file, { columns })
  expect(source).toBe('generic-csv')
  expect(table).toMatchObject({ header: ['When', 'How', 'What'], columns })
  expect(items).toMatchObject([
    { localDate: '2024-05-01', mood: 4, text: 'Bread' },
    { localDate: '2024-05-02', mood: 5, text: 'Tea' },
  ])
})

it('shows what stands first in each column, in short', async () => {
  const note = 'A long walk by the sea\nwith tea'
  const { table } = await readExport(new Blob([`When,How,What\n2024-05-01,,"${note}"\n`]))
  const [day, mood, text] = table?.examples ?? []
  expect([day, mood]).toEqual(['2024-05-01', ''])
  expect(text).toMatch(/^A long walk by the sea.*…$/)
  expect(Array.from(text ?? '').length).toBeLessThanOrEqual(24)
})

it('reads the first row too when the person names the columns of a table without a header', async () => {
  const { items } = await readExport(dataFile('daylio-csv/headerless.csv'), {
    columns: { date: 0, time: 3, mood: 4, tags: 5, note: 7 },
  })
  expect(items.map(({ localDate, moodName, at }) => [localDate, moodName, at])).toEqual([
    ['2024-02-01', 'good', 1],
    ['2024-02-02', 'meh', 2],
  ])
})

it('tells a format by content: the names of files mean nothing', async () => {
  const blob = await zipOf({ 'export/moods.txt': `${csv}\n2024-05-01,,,10:00,good,,,Packed` })
  const misnamed = new File([blob], 'photo.jpg')
  expect(await readExport(misnamed)).toMatchObject({
    source: 'daylio-csv',
    items: [{ text: 'Packed' }],
  })
})

it('reads a journal, or a month, that was taken out of its zip or folder', async () => {
  const entries = [
    { uuid: 'A', creationDate: '2024-05-01T10:00:00Z', timeZone: 'UTC', text: 'Alone' },
  ]
  const journal = new File([JSON.stringify({ metadata: {}, entries })], 'Home.json')
  expect(await readExport(journal)).toMatchObject({
    source: 'day-one',
    items: [{ text: 'Alone', container: 'Home' }],
  })
  const month = new File(['1:\n  text: Alone, as well'], '2024-05.txt')
  expect(await readExport(month)).toMatchObject({
    source: 'rednotebook',
    items: [{ localDate: '2024-05-01', text: 'Alone, as well' }],
  })
})

it('rejects a damaged journal, and reads the others', async () => {
  const entries = [{ creationDate: '2024-05-01T10:00:00Z', timeZone: 'UTC', text: 'Whole' }]
  const zip = await zipOf({ 'A.json': '{"entries": [', 'B.json': JSON.stringify({ entries }) })
  const { items, rejected } = await readExport(zip)
  expect(items.map(({ text }) => text)).toEqual(['Whole'])
  expect(rejected).toEqual([{ line: null, at: 'A.json', reason: 'not-json' }])
})

it('reads one picture at a time, when it is asked for', async () => {
  const entry = {
    creationDate: '2024-05-01T10:00:00Z',
    timeZone: 'UTC',
    photos: [{ identifier: 'X', md5: 'abc', type: 'png' }],
  }
  const zip = await zipOf({ 'J.json': JSON.stringify({ entries: [entry] }), 'photos/abc.png': png })
  const file = await readExport(zip)
  expect(file.items.map(({ pictures }) => pictures)).toEqual([['photos/abc.png']])
  const picture = await file.readPicture('photos/abc.png')
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(png)
  await expect(file.readPicture('photos/other.png')).rejects.toThrow('damaged-zip')
})

it('keeps within the limits of titles and tags, and loses no word of a title', async () => {
  const title = 'word '.repeat(60).trim()
  const tags = Array.from({ length: 40 }, (_, number) => `tag ${number}`)
  const entry = {
    title,
    body: 'Below.',
    date: '2024-05-01',
    time: '10:00',
    tags: [...tags, 'x'.repeat(60)],
  }
  const { items, warnings } = await readExport(new Blob([JSON.stringify({ entries: [entry] })]))
  const [item] = items
  expect(Array.from(item?.title ?? '').length).toBeLessThanOrEqual(200)
  expect(`${item?.title} ${item?.text}`.match(/word/g)).toHaveLength(60)
  expect(item?.text).toMatch(/\nBelow\.$/)
  expect(item?.tags).toHaveLength(30)
  expect(warnings.map(({ code }) => code).toSorted()).toEqual(['tag-shortened', 'tags-left-out'])
})

it('reads UTF-16 with its mark, as spreadsheets save it', async () => {
  const text = `\uFEFF${csv.replaceAll(',', '\t')}\n2024-05-01\t\t\t10:00\tgood\t\t\tTée`
  const units = Uint16Array.from(text, (unit) => unit.charCodeAt(0))
  expect(await readExport(new Blob([units]))).toMatchObject({ items: [{ text: 'Tée' }] })
})

it.each([
  'journey/export.zip',
  'diaro/backup.zip',
  'dayone/two-journals.zip',
  'rednotebook/months.zip',
  'daylio-backup/handmade-v19.daylio',
])(
  'reads %s unpacked in a folder as it reads the zip, so that neither adds to the other',
  async (name) => {
    const zip = dataFile(name)
    if (!(zip instanceof Blob)) throw new Error(`${name} is a folder`)
    const keysIn = async (file: Parameters<typeof readExport>[0]) => {
      const { source, items, rejected } = await readExport(file, { today: '2026-11-29' })
      if (!source) throw new Error(`${name} was not told`)
      const keys = identify(source, items).map(({ key, content }) => key + content)
      return { source, rejected: rejected.length, keys: keys.toSorted() }
    }
    const found = await keysIn(zip)
    expect(found.keys.length).toBeGreaterThan(3)
    expect(await keysIn(await unpacked(zip, 'Unpacked'))).toEqual(found)
  },
)

it('says of a picture, of a document and of texts in Markdown what they are', async () => {
  const refusedOf = async (file: Blob) => (await readExport(file)).refused
  expect(await refusedOf(new File([png], 'sea.png', { type: 'image/png' }))).toBe('media')
  expect(await refusedOf(new File(['%PDF-1.7'], 'year.pdf', { type: 'application/pdf' }))).toBe(
    'media',
  )
  const pages = {
    '2031-03-05-rain.md': '---\ntitle: Rain\n---\nAll day.\n',
    'pictures/17.png': png,
  }
  expect(await refusedOf(await zipOf(pages))).toBe('markdown')
})

it('takes a thousand readings of one day and rejects what is over', async () => {
  const days = Array.from({ length: mostReadingsOfDay + 2 }, () => '2031-03-01,4')
  const table = ['date,mood', ...days, '2031-03-02,4'].join('\n')
  const { items, rejected } = await readExport(new Blob([table]), { today: '2031-04-01' })
  expect(items).toHaveLength(mostReadingsOfDay + 1)
  expect(rejected).toEqual(
    [1_002, 1_003].map((line) => ({
      line,
      at: null,
      reason: 'too-many-of-day',
      date: '2031-03-01',
    })),
  )
})
