import { identify, readExport, toImportItems, type Answers, type SourceItem } from '../src/index'
import { dataFile } from './dataFiles'

const answers: Answers = { moods: {}, moodOfEntries: 3, zone: 'Europe/Berlin' }

const item: SourceItem = {
  kind: 'reading',
  localDate: '2024-05-01',
  localTime: '10:00',
  zone: null,
  mood: 4,
  moodName: 'good',
  tags: ['walk'],
  title: '',
  text: 'A note',
  pictures: [],
  sourceId: null,
  instant: null,
  container: null,
  at: 2,
}

const identityOf = (change: Partial<SourceItem> = {}) => {
  const [identity] = identify('daylio-csv', [{ ...item, ...change }])
  return identity
}

it('gives 256 bits in base64url', () => {
  const identity = identityOf()
  expect(Object.values(identity ?? {})).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/^[\w-]{43}$/)),
  )
})

it('tells equal rows of one file from each other, and finds both again', () => {
  const keys = () => identify('daylio-csv', [item, item]).map(({ key }) => key)
  const [one, two] = keys()
  expect(one).not.toBe(two)
  expect(keys()).toEqual([one, two])
})

it('changes the content, not the key, when an item with an id was edited', () => {
  const before = identityOf({ sourceId: '7' })
  for (const change of [
    { text: 'Another' },
    { tags: [] },
    { mood: 2 },
    { pictures: ['a/b.png'] },
  ]) {
    const after = identityOf({ sourceId: '7', ...change })
    expect(after?.key).toBe(before?.key)
    expect(after?.content).not.toBe(before?.content)
  }
})

it('does not see where a picture lies in its zip', () => {
  const one = identityOf({ sourceId: '7', pictures: ['photos/x.png'] })
  expect(identityOf({ sourceId: '7', pictures: ['Export/photos/x.png'] })).toEqual(one)
})

it('finds what is alike in another format, if a time is known', () => {
  const [backup] = identify('daylio-backup', [{ ...item, sourceId: '7' }])
  const csv = identityOf()
  expect(backup?.key).not.toBe(csv?.key)
  expect(backup?.likeness).toBe(csv?.likeness)
  expect(identityOf({ localTime: null })?.likeness).toBeNull()
})

it('sends what was answered, and leaves readings without a mood out', async () => {
  const { source, items } = await readExport(dataFile('daylio-csv/scales.csv'))
  const identities = source === null ? [] : identify(source, items)
  const unanswered = toImportItems(items, identities, answers)
  expect(unanswered).toHaveLength(7)
  expect(unanswered.filter(({ kind }) => kind === 'entry')).toMatchObject([
    { mood: 3, title: 'A page without a mood', time_zone: 'Europe/Berlin', images: [] },
  ])
  const answered = toImportItems(items, identities, { ...answers, moods: { cosy: 5, good: 3 } })
  expect(answered).toHaveLength(8)
  expect(answered.filter(({ mood }) => mood === 5)).toHaveLength(2)
  expect(answered.filter(({ mood }) => mood === 4)).toHaveLength(0)
})

it('does not take names that objects have by themselves for answers', () => {
  const identity = { key: 'k', content: 'c', likeness: null }
  const asked = { ...item, mood: null, moodName: 'constructor' }
  expect(toImportItems([asked], [identity], answers)).toEqual([])
})

it('shows a moment without a zone by the clock of the zone that was confirmed', () => {
  const identity = { key: 'k', content: 'c', likeness: null }
  const zoneless = {
    ...item,
    localDate: '2024-05-01',
    localTime: '23:30',
    instant: '2024-05-01T23:30:00Z',
  }
  expect(toImportItems([zoneless], [identity], answers)).toMatchObject([
    { local_date: '2024-05-02', local_time: '01:30', time_zone: 'Europe/Berlin' },
  ])
})
