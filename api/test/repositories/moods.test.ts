import { stores } from '../support/stores.ts'
import { textOf, type LongList } from '#src/db/longList.ts'
import type { MoodRepository } from '#src/moods/mood.repository.ts'

const momentAt = (instant: string, localDate: string) => ({
  instant,
  localDate,
  timeZone: 'UTC',
  utcOffset: null,
})

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

  const listed = async (list: LongList): Promise<unknown> => JSON.parse(await list.whole())
  const monday = momentAt('2031-03-03T10:00:00.000000Z', '2031-03-03')
  const tuesday = momentAt('2031-03-04T10:00:00.500000Z', '2031-03-04')

  it('stores defaults for what a new reading leaves out', async () => {
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
      has_time: true,
      day_end: 0,
      edited_at: null,
    })
  })

  it('lists readings newest first; of two at one instant the one stored later first', async () => {
    const first = await moods.add(mine, { mood_value: 1, note: 'é"\\\n🧭', tags: ['a'] }, monday)
    const later = await moods.add(mine, { mood_value: 2, energy: 'low' }, tuesday)
    const last = await moods.add(mine, { mood_value: 3, energy: '' }, tuesday)
    expect(await listed(moods.list(mine))).toEqual([last, later, first])
    const newest = await moods.list(mine).part(undefined, 2, 1000)
    expect(JSON.parse(`[${textOf(newest.items)}]`)).toEqual([last, later])
    const rest = await moods.list(mine).part(newest.next, 2, 1000)
    expect([JSON.parse(`[${textOf(rest.items)}]`), rest.next]).toEqual([[first], undefined])
    expect(await listed(moods.listOfDays(mine, { to: '2031-03-03' }))).toEqual([first])
    const onTuesday = { from: '2031-03-04', to: '2031-03-04' }
    expect(await listed(moods.listOfDays(mine, onTuesday))).toEqual([last, later])
    expect(await listed(moods.listOfDays(mine, { from: '2031-03-05' }))).toEqual([])
    expect(await moods.latestFrom(mine, '2031-03-04')).toEqual(last)
    expect(await moods.latestFrom(mine, '2031-03-05')).toBeUndefined()
  })

  it('lists no readings as an empty list', async () => {
    expect(await listed(moods.list(mine))).toEqual([])
  })

  it('adds up the readings of each day', async () => {
    await moods.add(mine, { mood_value: 2 }, monday)
    await moods.add(mine, { mood_value: 5 }, monday)
    await moods.add(theirs, { mood_value: 1 }, monday)
    expect(await moods.dayTotals(mine)).toEqual([{ localDate: '2031-03-03', sum: 7, count: 2 }])
  })

  it('changes only the given fields, and the version', async () => {
    const mood = await moods.add(mine, { mood_value: 2, note: 'n', tags: ['a'] }, monday)
    const changed = await moods.update(mine, mood.id, { content: { tags: ['b'], energy: null } })
    expect(changed).toEqual({ ...mood, tags: ['b'], version: 2 })
    expect(await moods.update(mine, mood.id, { content: {} })).toEqual({
      ...mood,
      tags: ['b'],
      version: 3,
    })
    expect(await moods.update(mine, mood.id, { content: { note: 'x' } }, 1)).toBeUndefined()
    expect(await moods.find(mine, mood.id)).toMatchObject({ note: 'n', version: 3 })
  })

  it('moves a reading to another moment, and keeps when it was edited', async () => {
    const mood = await moods.add(mine, { mood_value: 2 }, tuesday)
    await moods.add(mine, { mood_value: 4 }, tuesday)
    const moment = { ...monday, hasTime: false, dayEnd: 3 }
    const editedAt = '2031-03-05T10:00:00.000000Z'
    const moved = await moods.update(mine, mood.id, { content: {}, moment, editedAt })
    expect(moved).toMatchObject({
      timestamp: '2031-03-03T10:00:00Z',
      local_date: '2031-03-03',
      has_time: false,
      day_end: 3,
      edited_at: '2031-03-05T10:00:00Z',
    })
    expect(await listed(moods.list(mine))).toMatchObject([{ mood_value: 4 }, moved])
    expect(await listed(moods.listOfDays(mine, { to: '2031-03-03' }))).toEqual([moved])
    expect(await moods.dayTotals(mine)).toContainEqual({
      localDate: '2031-03-03',
      sum: 2,
      count: 1,
    })
  })

  it('removes a reading', async () => {
    const mood = await moods.add(mine, { mood_value: 2 }, monday)
    await moods.remove(mine, mood.id)
    expect(await moods.find(mine, mood.id)).toBeUndefined()
  })

  it('does not return, change or remove readings of another user', async () => {
    const mood = await moods.add(theirs, { mood_value: 2 }, monday)
    await moods.remove(mine, mood.id)
    expect(await moods.find(mine, mood.id)).toBeUndefined()
    expect(await moods.update(mine, mood.id, { content: { note: 'x' } })).toBeUndefined()
    expect(await listed(moods.list(mine))).toEqual([])
    expect(await moods.find(theirs, mood.id)).toEqual(mood)
  })
})
