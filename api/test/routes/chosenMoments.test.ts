import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

describe.each(databases)('moments that their writer chooses on $name', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let token = ''
  let count = 0

  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    server = testServer(opened.database)
  })
  beforeEach(async () => {
    count += 1
    server.time.set('2031-04-05T10:00:00Z')
    token = await server.join(`robin${count}`)
  })
  afterAll(() => close())
  afterEach(() => expect(server.errors).toEqual([]))

  const inParis = { 'X-Timezone': 'Europe/Paris', 'X-Timezone-Offset': '120' }
  const log = (body: object, headers: Record<string, string> = inParis) =>
    server.call('/mood/', { method: 'POST', body: { mood_value: 4, ...body }, headers, token })
  const change = (id: number, body: object) =>
    server.call(`/mood/${id}/`, { method: 'PATCH', body, headers: inParis, token })
  const read = async (path: string) => (await server.call(path, { token, headers: inParis })).body

  it.each([
    ['a wall clock', '2031-04-03T22:00', {}, '2031-04-03T20:00:00Z', '2031-04-03'],
    ['one with seconds', '2031-04-03T22:00:30', {}, '2031-04-03T20:00:30Z', '2031-04-03'],
    ['its offset', '2031-04-03T00:30+02:00', {}, '2031-04-02T22:30:00Z', '2031-04-03'],
    ['newer rules', '2031-04-03T00:30+03:00', {}, '2031-04-02T21:30:00Z', '2031-04-03'],
    ['an instant', '2031-04-02T22:30:00Z', {}, '2031-04-02T22:30:00Z', '2031-04-03'],
    ['a far offset', '2031-04-03T00:30-09:00', {}, '2031-04-03T09:30:00Z', '2031-04-03'],
    ['another zone', '2031-04-03T00:30', 'Asia/Tokyo', '2031-04-02T15:30:00Z', '2031-04-03'],
    [
      'an unknown zone',
      '2031-04-03T00:30+05:00',
      'Nowhere/New',
      '2031-04-02T19:30:00Z',
      '2031-04-03',
    ],
    ['a leap day', '2028-02-29T23:59', {}, '2028-02-29T22:59:00Z', '2028-02-29'],
    ['a skipped clock', '2031-03-30T02:30', {}, '2031-03-30T01:30:00Z', '2031-03-30'],
    ['a clock shown twice', '2030-10-27T02:30', {}, '2030-10-27T00:30:00Z', '2030-10-27'],
    ['its second time', '2030-10-27T02:30+01:00', {}, '2030-10-27T01:30:00Z', '2030-10-27'],
    ['long ago', '1931-06-01T12:00', 'UTC', '1931-06-01T12:00:00Z', '1931-06-01'],
  ])('stores %s: %s', async (_what, recorded_at, zone, timestamp, local_date) => {
    const given = typeof zone === 'string' ? { time_zone: zone } : {}
    const { status, body } = await log({ recorded_at, ...given })
    expect([status, body.timestamp, body.local_date]).toEqual([201, timestamp, local_date])
    expect(body).toMatchObject({ has_time: true, edited_at: null })
    expect(await read('/mood/')).toEqual([body])
  })

  it('stores a day without a clock, and invents none', async () => {
    const { body } = await log({ recorded_at: '2031-04-03' })
    const day = { timestamp: '2031-04-03T10:00:00Z', local_date: '2031-04-03', has_time: false }
    expect(body).toMatchObject(day)
    server.time.set('2031-04-05T07:00:00Z')
    token = (await server.signIn(`robin${count}`)).access
    const { body: today } = await log({ recorded_at: '2031-04-05' })
    expect(today).toMatchObject({ timestamp: '2031-04-05T07:00:00Z', has_time: false })
  })

  it('takes a clock that is a little ahead, and refuses every moment that is to come', async () => {
    expect((await log({ recorded_at: '2031-04-05T12:01' })).body.timestamp).toBe(
      '2031-04-05T10:00:00Z',
    )
    const toCome = { recorded_at: ['This must not be later than now.'] }
    for (const recorded_at of ['2031-04-05T12:03', '2031-04-06', '2031-04-05T11:00-01:00'])
      expect(await log({ recorded_at })).toMatchObject({ status: 400, body: toCome })
    const { body } = await log({})
    const changed = await change(body.id, { recorded_at: '2032-01-01T00:00' })
    expect(changed).toMatchObject({ status: 400, body: toCome })
  })

  it.each(['', 'yesterday', '2031-02-29', '2031-04-03T24:00', '2031-04-03T10:60', '0000-01-01', 5])(
    'refuses %j as a moment',
    async (recorded_at) => {
      const { status, body } = await log({ recorded_at })
      expect([status, Object.keys(body)]).toEqual([400, ['recorded_at']])
    },
  )

  it('counts a reading for its day in every list and average', async () => {
    const { body: today } = await log({ mood_value: 5 })
    const { body: earlier } = await log({ mood_value: 1, recorded_at: '2031-03-29T23:30' })
    expect(await read('/mood/today/')).toEqual(today)
    expect(await read('/mood/history/')).toEqual([earlier])
    expect(await read('/mood/?limit=1')).toEqual([today])
    expect(await read('/mood/weekly-average/')).toEqual([
      { week_start: '2031-03-31', average_mood: 5, count: 1 },
      { week_start: '2031-03-24', average_mood: 1, count: 1 },
    ])
    const { body: moved } = await change(earlier.id, { recorded_at: '2031-03-31T00:10' })
    expect(await read('/mood/history/')).toEqual([moved])
    expect(await read('/mood/weekly-average/')).toEqual([
      { week_start: '2031-03-31', average_mood: 3, count: 2 },
    ])
  })

  it('keeps the zone of a reading that is moved, and says that it was edited', async () => {
    const tokyo = { recorded_at: '2031-04-03T08:00', time_zone: 'Asia/Tokyo' }
    const { body } = await log(tokyo)
    const { body: moved } = await change(body.id, { recorded_at: '2031-04-02T08:00' })
    expect(moved).toMatchObject({
      timestamp: '2031-04-01T23:00:00Z',
      local_date: '2031-04-02',
      time_zone: 'Asia/Tokyo',
      edited_at: '2031-04-05T10:00:00Z',
    })
  })

  it('is stored once for an idempotency key', async () => {
    const key = { ...inParis, 'Idempotency-Key': `chosen ${count}` }
    const body = { recorded_at: '2031-04-03T22:00', time_zone: 'Europe/Paris' }
    const { body: first } = await log(body, key)
    expect((await log(body, key)).body).toEqual(first)
    expect((await log({ ...body, recorded_at: '2031-04-03T22:01' }, key)).status).toBe(422)
  })

  it.each([
    ['a note where there was none', { note: 'Rain.' }, false],
    ['one more tag', { tags: ['calm', 'tired'] }, false],
    ['another mood within a minute', { mood_value: 2 }, false],
    ['another mood in the form', { mood_value: 2, note: 'Rain.' }, true],
    ['one tag less', { tags: [] }, true],
    ['another moment', { recorded_at: '2031-04-03T22:00' }, true],
  ])('tells %s from an edit', async (_what, changes, isEdited) => {
    const { body } = await log({ tags: ['calm'] })
    const { body: changed } = await change(body.id, changes)
    expect(changed.edited_at !== null).toBe(isEdited)
  })

  it('tells another note, and another mood after a while, as edits', async () => {
    const { body } = await log({ note: 'Sun.' })
    const { body: other } = await log({})
    server.time.pass(61_000)
    expect((await change(body.id, { note: 'Rain.' })).body.edited_at).toBe('2031-04-05T10:01:01Z')
    expect((await change(other.id, { mood_value: 1 })).body.edited_at).toBe('2031-04-05T10:01:01Z')
  })

  describe('of an entry', () => {
    const rain = { entry_date: '2031-04-05', mood: 4, emotion: 'calm', title: 'Rain', content: '…' }
    const write = (body: object) =>
      server.call('/journal/', {
        method: 'POST',
        body: { ...rain, ...body },
        headers: inParis,
        token,
      })
    const edit = (id: number, body: object) =>
      server.call(`/journal/${id}/`, { method: 'PATCH', body, headers: inParis, token })

    it.each([
      [{}, '2031-04-05', null],
      [{ recorded_at: '2031-04-03T22:00' }, '2031-04-03', '22:00'],
      [{ recorded_at: '2031-04-03T22:30:00Z' }, '2031-04-04', '00:30'],
      [{ recorded_at: '2031-04-03T01:00', time_zone: 'Asia/Tokyo' }, '2031-04-03', '01:00'],
      [{ recorded_at: '2028-02-29' }, '2028-02-29', null],
    ])('with %j are its day and its clock', async (given, entry_date, entry_time) => {
      const { status, body } = await write(given)
      expect([status, body.entry_date, body.entry_time]).toEqual([201, entry_date, entry_time])
      expect(await read('/journal/')).toEqual([body])
    })

    it('are changed, and the clock is taken away', async () => {
      const { body } = await write({ recorded_at: '2031-04-03T22:00' })
      const { body: moved } = await edit(body.id, { recorded_at: '2031-04-01T07:15' })
      expect(moved).toMatchObject({ entry_date: '2031-04-01', entry_time: '07:15' })
      const { body: plain } = await edit(body.id, { recorded_at: '2031-04-01' })
      expect(plain).toMatchObject({ entry_date: '2031-04-01', entry_time: null })
    })

    it('are not to come', async () => {
      const { status, body } = await write({ recorded_at: '2031-04-05T12:03' })
      expect([status, body]).toEqual([400, { recorded_at: ['This must not be later than now.'] }])
    })
  })
})
