import { readExport } from '../src/index'
import { png, zipOf } from './zips'

const reading = {
  id: 7,
  version: 1,
  mood_value: 4,
  energy: 'high',
  note: '=1+1 is two',
  tags: ['walk', 'tea'],
  timestamp: '2031-03-01T22:30:00.123456Z',
  local_date: '2031-03-02',
  time_zone: 'Europe/Berlin',
}
const entry = {
  id: 3,
  version: 2,
  entry_date: '2031-03-05',
  mood: 2,
  emotion: 'calm',
  title: 'Rain',
  content: 'All day.',
  tags: ['Garden'],
  images: ['/journal/images/17/', '/journal/images/18/'],
  created_at: '2031-03-05T10:00:00Z',
  updated_at: '2031-03-05T10:00:00Z',
}
const file = {
  format: 'truenorth-export',
  version: 1,
  exported_at: '2031-03-06T10:00:00Z',
  user: { username: 'mira', email: 'mira@example.org' },
  readings: [reading],
  journeys: [{ title: 'Learn to swim', milestones: [] }],
  journal: [entry],
  pictures: [
    { id: 17, path: '/journal/images/17/', alt: '', file: 'pictures/17.png' },
    { id: 18, path: '/journal/images/18/', alt: 'A boat', file: 'pictures/18.png' },
  ],
  feedback: [],
}
const today = '2031-03-06'

it('reads our own archive, with the pictures that are in it', async () => {
  const zip = await zipOf({ 'truenorth.json': JSON.stringify(file), 'pictures/17.png': png })
  const read = await readExport(zip, { today })
  const { source, items, warnings } = read
  expect(source).toBe('truenorth')
  expect(items).toMatchObject([
    {
      kind: 'reading',
      localDate: '2031-03-02',
      localTime: '23:30',
      zone: 'Europe/Berlin',
      instant: '2031-03-01T22:30:00.123456Z',
      mood: 4,
      tags: ['walk', 'tea'],
      text: '=1+1 is two',
      sourceId: '7',
    },
    {
      kind: 'entry',
      localDate: '2031-03-05',
      localTime: null,
      mood: 2,
      tags: ['Garden', 'calm'],
      title: 'Rain',
      text: 'All day.',
      pictures: ['pictures/17.png'],
    },
  ])
  expect(warnings).toEqual([
    { at: 'journal[0]', code: 'picture-missing', detail: 'pictures/18.png' },
    { at: 'journeys[0]', code: 'not-imported', detail: 'Learn to swim' },
    { at: null, code: 'not-imported', detail: 'energy: 1' },
    { at: null, code: 'not-imported', detail: 'alt: 1' },
  ])
  const picture = await read.readPicture('pictures/17.png')
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(png)
})

it('reads the JSON alone, without its pictures', async () => {
  const { items, warnings } = await readExport(new Blob([JSON.stringify(file)]), { today })
  expect(items.map(({ pictures }) => pictures)).toEqual([[], []])
  expect(warnings.filter(({ code }) => code === 'picture-missing')).toHaveLength(2)
})

it('takes the guard against formulas off the readings of our table', async () => {
  const text =
    '\uFEFF"local_date","timestamp","time_zone","mood_value","energy","note","tags"\r\n' +
    `"2031-03-02","${reading.timestamp}","Europe/Berlin","4","","'=1+1 is two","walk, tea"\r\n` +
    `"2031-03-01","2031-03-01T10:00:00Z","Europe/Berlin","1","","'quoted'","'-5 degrees"\r\n`
  const { source, items } = await readExport(new Blob([text]), { today })
  expect(source).toBe('truenorth')
  expect(items).toMatchObject([
    { text: '=1+1 is two', tags: ['walk', 'tea'], mood: 4, localTime: '23:30' },
    { text: "'quoted'", tags: ['-5 degrees'], mood: 1, localTime: '11:00' },
  ])
})

it('names the paths of our table, which are not brought in', async () => {
  const text = `path,status,waypoint\nSwim,active,one\nSwim,active,two\n'=Fly,active,\n`
  const { source, items, warnings } = await readExport(new Blob([text]))
  expect([source, items]).toEqual(['truenorth', []])
  expect(warnings.map(({ detail }) => detail)).toEqual(['Swim', '=Fly'])
})
