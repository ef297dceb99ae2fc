import { identify, identifyPaths, readExport, toImportItems } from '../src/index'
import { entry, file, float, reading, swim, today } from './archives'
import { png, zipOf } from './zips'

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
      energy: 'high',
      tags: ['walk', 'tea'],
      text: '=1+1 is two',
      sourceId: '7',
    },
    {
      kind: 'entry',
      localDate: '2031-03-05',
      localTime: null,
      mood: 2,
      emotion: 'calm',
      tags: ['Garden'],
      title: 'Rain',
      text: 'All day.',
      pictures: ['pictures/17.png'],
    },
  ])
  expect(warnings).toEqual([
    { at: 'journal[0]', code: 'picture-missing', detail: 'pictures/18.png' },
    { at: null, code: 'feedback-left-out', detail: '2' },
  ])
  const picture = await read.readPicture('pictures/17.png')
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(png)
})

it('knows again what an import had brought into the account, as long as nobody changed it', async () => {
  const [key, content] = ['k'.repeat(43), 'c'.repeat(43)]
  const origin = { import_key: key, import_content: content }
  const archive = {
    ...file,
    account: 'of mira',
    readings: [{ ...reading, ...origin }],
    journal: [{ ...entry, ...origin }],
    journeys: [{ ...swim, ...origin, version: 1 }],
  }
  const { account, items, paths } = await readExport(new Blob([JSON.stringify(archive)]), { today })
  expect(account).toBe('of mira')
  const identities = [...identify('truenorth', items), ...identifyPaths(paths)]
  expect(identities.map((identity) => identity.key)).toEqual([key, key, key])
  expect(identities.map((identity) => identity.content === content)).toEqual([true, false, true])
  expect([...items, ...paths].map(({ archived }) => archived)).toEqual([
    { kind: 'reading', id: 7, version: 1, made_at: reading.timestamp },
    { kind: 'entry', id: 3, version: 2, made_at: entry.created_at },
    { kind: 'path', id: 4, version: 1, made_at: swim.created_at },
  ])
})

it('reads when the day of a reading ended, and when a waypoint was reached', async () => {
  const archive = {
    ...file,
    readings: [
      { ...reading, day_end: 3 },
      { ...reading, day_end: 9 },
    ],
    journeys: [{ ...swim, milestones: [{ ...float, reached_on: '2031-02-03' }] }],
  }
  const { items, paths } = await readExport(new Blob([JSON.stringify(archive)]), { today })
  const answers = { moods: {}, moodOfEntries: 3, zone: 'UTC' }
  const readings = toImportItems(items, identify('truenorth', items), answers)
  expect(readings.slice(0, 2).map((item) => item.day_end)).toEqual([undefined, 3])
  expect(paths[0]?.waypoints).toMatchObject([{ reached_on: '2031-02-03' }])
})

it('reads when readings and entries were last changed', async () => {
  const edited_at = '2031-03-06T07:00:00.123456Z'
  const archive = {
    ...file,
    readings: [{ ...reading, edited_at }, { ...reading, edited_at: 'later' }, reading],
    journal: [
      { ...entry, updated_at: edited_at },
      { ...entry, updated_at: entry.created_at },
    ],
    journeys: [],
  }
  const { items } = await readExport(new Blob([JSON.stringify(archive)]), { today })
  const answers = { moods: {}, moodOfEntries: 3, zone: 'UTC' }
  const sent = toImportItems(items, identify('truenorth', items), answers)
  expect(sent.map((item) => [item.kind, item.edited_at])).toEqual([
    ['reading', undefined],
    ['reading', undefined],
    ['reading', edited_at],
    ['entry', undefined],
    ['entry', edited_at],
  ])
})

it('never takes what stands in for a sealed entry for its text', async () => {
  const sealed = { ...entry, title: 'Sealed page', content: '', sealed: { format: 1 } }
  const archive = { ...file, readings: [], journal: [sealed, { ...entry, sealed: null }] }
  const { items, rejected } = await readExport(new Blob([JSON.stringify(archive)]), { today })
  expect(items.map(({ title }) => title)).toEqual([entry.title])
  expect(rejected).toEqual([
    { line: null, at: 'journal[0]', reason: 'sealed-page', date: entry.entry_date },
  ])
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

it('reads the hour at which a day ended from our table, and none of a table from before', async () => {
  const table = (more: string, cells: string) =>
    `"local_date","timestamp","time_zone","mood_value","energy","note","tags"${more}\r\n` +
    `"2031-03-01","2031-03-02T01:30:00Z","UTC","4","","","walk"${cells}\r\n`
  const read = async (text: string) => (await readExport(new Blob([text]), { today })).items[0]
  expect(await read(table(',"day_end"', ',"3"'))).toMatchObject({
    localDate: '2031-03-01',
    localTime: '01:30',
    dayEnd: 3,
  })
  expect((await read(table(',"day_end"', ',"9"')))?.dayEnd).toBeUndefined()
  expect((await read(table('', '')))?.dayEnd).toBeUndefined()
})

it('reads paths with their waypoints, the oldest first, and tells what cannot be one', async () => {
  const bare = {
    ...swim,
    id: 5,
    title: 'Bare',
    status: 'lost',
    color: '',
    emoji: '',
    milestones: [],
  }
  const wild = {
    ...float,
    title: 'x'.repeat(201),
    type: 'other',
    target_date: 'soon',
    progress: 900,
    reward: 7,
    created_at: 'once',
  }
  const journeys = [
    { ...swim, milestones: [float, { title: ' ' }, wild] },
    bare,
    { ...swim, target_date: '2031-01-01' },
    { ...swim, start_date: '2031-02-30' },
    'nothing',
  ]
  const { paths, rejected, warnings } = await readExport(
    new Blob([JSON.stringify({ ...file, journal: [], feedback: [], journeys })]),
    { today },
  )
  const [first, second] = paths
  expect(paths).toHaveLength(2)
  expect(first).toMatchObject({
    title: 'Bare',
    status: 'active',
    color: 'from-blue-500 to-cyan-500',
    emoji: '🧭',
    sourceId: '5',
  })
  const { id: _id, version: _version, ...shown } = float
  expect(second).toMatchObject({
    title: 'Learn to swim',
    status: 'paused',
    created_at: '2031-02-01T08:00:00Z',
    last_activity: '2031-02-03T08:00:00Z',
    waypoints: [shown, { type: 'custom', target_date: null, progress: 100, reward: '' }],
  })
  expect(second?.waypoints[1]).toMatchObject({
    title: `${'x'.repeat(199)}…`,
    description: 'xx\nOn the back',
    created_at: null,
  })
  expect(rejected.map(({ at, reason }) => [at, reason])).toEqual([
    ['journeys[4]', 'empty'],
    ['journeys[3]', 'bad-date'],
    ['journeys[2]', 'ends-before-start'],
    ['journeys[0].milestones[1]', 'empty'],
  ])
  expect(warnings.map(({ code }) => code)).toEqual([
    'choice-unknown',
    'day-not-read',
    'choice-unknown',
  ])
})

it('knows a path again when it was changed, and one of the table as like it', async () => {
  const identitiesOf = async (content: object | string) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    const { paths } = await readExport(new Blob([text]), { today })
    return identifyPaths(paths)
  }
  const [path] = await identitiesOf(file)
  const changed = { ...swim, start_date: '2031-02-05', milestones: [] }
  const [again] = await identitiesOf({ ...file, journeys: [changed] })
  expect(again?.key).toBe(path?.key)
  expect(again?.content).not.toBe(path?.content)
  // Looking at it, or the count of its changes, is no other content.
  const touched = { ...swim, version: 9, updated_at: swim.last_activity }
  expect(await identitiesOf({ ...file, journeys: [touched] })).toEqual([path])
  const [row] = await identitiesOf(
    `path,start_date,target_date,waypoint\nLearn to swim,2031-02-01,2031-06-01,\n`,
  )
  expect(row?.key).not.toBe(path?.key)
  expect(row?.likeness).toBe(path?.likeness)
  const [one, two] = await identitiesOf({ ...file, journeys: [swim, swim] })
  expect(one?.key).not.toBe(two?.key)
})

it('gives a picture the description that it had, as long as it may be', async () => {
  const pictures = [
    { path: '/journal/images/17/', alt: 'A boat', file: 'pictures/17.png' },
    { path: '/journal/images/18/', alt: 'b'.repeat(301), file: 'toString' },
  ]
  const content = JSON.stringify({ ...file, pictures })
  const zip = await zipOf({ 'truenorth.json': content, 'pictures/17.png': png, toString: png })
  const { items } = await readExport(zip, { today })
  expect([...(items[1]?.descriptions ?? [])]).toEqual([
    ['pictures/17.png', 'A boat'],
    ['toString', `${'b'.repeat(299)}…`],
  ])
  const bareFile = {
    ...file,
    pictures: pictures.map(({ path, file: part }) => ({ path, file: part })),
  }
  const other = await zipOf({
    'truenorth.json': JSON.stringify(bareFile),
    'pictures/17.png': png,
    toString: png,
  })
  const bare = await readExport(other, { today })
  const [described, plain] = [items, bare.items].map((some) => identify('truenorth', some)[1])
  expect(plain?.key).toBe(described?.key)
  expect(plain?.content).not.toBe(described?.content)
})

it('reads the paths of our table, each with the waypoints that follow it', async () => {
  const head =
    'path,status,category,start_date,target_date,description,waypoint,waypoint_type,' +
    'waypoint_target_date,waypoint_is_completed,waypoint_progress,waypoint_reward,waypoint_description'
  const swimming = 'Swim,active,wellness,2031-02-01,2031-06-01,'
  const rows = [
    `${swimming},one,habit,2031-03-01,true,100,Tea,First`,
    `${swimming},'-two,custom,,false,0,,`,
    `'=Fly,paused,custom,2030-02-01,2030-06-01,,,,,,,,`,
    `'=Fly,paused,custom,2030-02-01,2030-06-01,,,,,,,,`,
  ]
  const { source, items, paths, warnings } = await readExport(
    new Blob([[head, ...rows].join('\r\n')]),
    { today },
  )
  expect([source, items]).toEqual(['truenorth', []])
  expect(warnings).toEqual([{ at: null, code: 'account-unknown', detail: 'paths.csv' }])
  expect(paths).toMatchObject([
    { title: '=Fly', status: 'paused', waypoints: [] },
    { title: '=Fly', status: 'paused', waypoints: [] },
    {
      title: 'Swim',
      created_at: null,
      waypoints: [
        {
          title: 'one',
          type: 'habit',
          target_date: '2031-03-01',
          is_completed: true,
          progress: 100,
          reward: 'Tea',
          description: 'First',
        },
        { title: '-two', type: 'custom', target_date: null, is_completed: false, progress: 0 },
      ],
    },
  ])
})
