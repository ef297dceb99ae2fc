import { stores } from '../testbed/stores.ts'
import type { MoodRepository } from './mood.repository.ts'

const momentAt = (instant: string, localDate: string) => ({ instant, localDate, timeZone: 'UTC' })

describe.each(stores)('readings in $name', ({ open }) => {
  let store: Awaited<ReturnType<typeof open>>
  let moods: MoodRepository
  let mine = 0
  let theirs = 0

  beforeAll(async () => {
    store = await open()
    moods = store.repositories.moods
  })
  beforeEach(async () => {
    mine = await store.newUser()
    theirs = await store.newUser()
  })
  afterAll(() => store.close())

  const listed = async (list: Promise<string>): Promise<unknown> => JSON.parse(await list)
  const monday = momentAt('2031-03-03T10:00:00.000000Z', '2031-03-03')
  const tuesday = momentAt('2031-03-04T10:00:00.500000Z', '2031-03-04')

  it('fills in what a new reading leaves out', async () => {
    expect(await moods.add(mine, { mood_value: 3 }, monday)).toEqual({
      id: expect.any(Number),
      version: 1,
      mood_value: 3,
      energy: null,
      note: '',
      tags: [],
      timestamp: '2031-03-03T10:00:00Z',
      local_date: '2031-03-03',
      time_zone: 'UTC',
    })
  })

  it('lists what it answered, newest first; of two at one instant the later stored first', async () => {
    const first = await moods.add(mine, { mood_value: 1, note: 'é"\\\n🧭', tags: ['a'] }, monday)
    const later = await moods.add(mine, { mood_value: 2, energy: 'low' }, tuesday)
    const last = await moods.add(mine, { mood_value: 3, energy: '' }, tuesday)
    expect(await listed(moods.list(mine))).toEqual([last, later, first])
    expect(await listed(moods.list(mine, 2))).toEqual([last, later])
    expect(await listed(moods.listBefore(mine, '2031-03-04'))).toEqual([first])
    expect(await moods.latestFrom(mine, '2031-03-04')).toEqual(last)
    expect(await moods.latestFrom(mine, '2031-03-05')).toBeUndefined()
  })

  it('lists nothing as an empty list', async () => {
    expect(await listed(moods.list(mine))).toEqual([])
  })

  it('adds up the readings of a day', async () => {
    await moods.add(mine, { mood_value: 2 }, monday)
    await moods.add(mine, { mood_value: 5 }, monday)
    await moods.add(theirs, { mood_value: 1 }, monday)
    expect(await moods.dayTotals(mine)).toEqual([{ localDate: '2031-03-03', sum: 7, count: 2 }])
  })

  it('changes only what is given, and counts the version up', async () => {
    const mood = await moods.add(mine, { mood_value: 2, note: 'n', tags: ['a'] }, monday)
    const changed = await moods.update(mine, mood.id, { tags: ['b'], energy: null })
    expect(changed).toEqual({ ...mood, tags: ['b'], version: 2 })
    expect(await moods.update(mine, mood.id, {})).toEqual({ ...mood, tags: ['b'], version: 3 })
    expect(await moods.update(mine, mood.id, { note: 'x' }, 1)).toBeUndefined()
    expect(await moods.find(mine, mood.id)).toMatchObject({ note: 'n', version: 3 })
  })

  it('removes a reading', async () => {
    const mood = await moods.add(mine, { mood_value: 2 }, monday)
    await moods.remove(mine, mood.id)
    expect(await moods.find(mine, mood.id)).toBeUndefined()
  })

  it('shows, changes and removes nothing of somebody else', async () => {
    const mood = await moods.add(theirs, { mood_value: 2 }, monday)
    await moods.remove(mine, mood.id)
    expect(await moods.find(mine, mood.id)).toBeUndefined()
    expect(await moods.update(mine, mood.id, { note: 'x' })).toBeUndefined()
    expect(await listed(moods.list(mine))).toEqual([])
    expect(await moods.find(theirs, mood.id)).toEqual(mood)
  })
})
