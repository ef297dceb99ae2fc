import type { Database } from '#src/db/openDatabase.ts'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

describe.each(databases)('readings on $name', ({ open }) => {
  let close = async () => {}
  let database: Database
  let server: ReturnType<typeof testServer>
  let casey = ''
  let count = 0

  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    database = opened.database
    server = testServer(database)
  })
  beforeEach(async () => {
    count += 1
    server.time.set('2031-03-05T10:00:00.123Z')
    casey = await server.join(`casey${count}`)
  })
  afterAll(() => close())
  afterEach(() => expect(server.errors).toEqual([]))

  // An access token is valid for five minutes, so a later call signs in again.
  const laterAt = async (instant: string) => {
    server.time.set(instant)
    casey = (await server.signIn(`casey${count}`)).access
  }
  const log = (body: object, headers: Record<string, string> = {}) =>
    server.call('/mood/', { method: 'POST', body, headers, token: casey })
  const read = (path: string, headers: Record<string, string> = {}) =>
    server.call(path, { token: casey, headers })

  it('keeps the instant, the local date and the zone of a reading', async () => {
    const { body, status, headers } = await log(
      { mood_value: 4, energy: 'high', note: 'By the river', tags: ['calm'] },
      { 'X-Timezone': 'Pacific/Kiritimati' },
    )
    expect(status).toBe(201)
    expect(headers.get('ETag')).toBe('"1"')
    expect(body).toEqual({
      id: expect.any(Number),
      version: 1,
      mood_value: 4,
      energy: 'high',
      note: 'By the river',
      tags: ['calm'],
      timestamp: '2031-03-05T10:00:00.123000Z',
      local_date: '2031-03-06',
      time_zone: 'Pacific/Kiritimati',
      has_time: true,
      day_end: 0,
      edited_at: null,
    })
  })

  it('leaves out a zero fraction of a second, in one reading and in lists', async () => {
    server.time.set('2031-03-04T10:00:00Z')
    const { body } = await log({ mood_value: 4 })
    server.time.set('2031-03-05T10:00:00Z')
    const lists = await Promise.all([read('/mood/'), read('/mood/history/')])
    expect(body.timestamp).toBe('2031-03-04T10:00:00Z')
    for (const list of lists) expect(list.body).toEqual([body])
  })

  it('lower-cases tags in every locale alike, and keeps each once', async () => {
    const tags = ['İstanbul', 'istanbul', 'Caf\u00e9', 'cafe\u0301', 'schön', 'schon']
    const { body } = await log({ mood_value: 4, tags })
    expect(body.tags).toEqual(['istanbul', 'caf\u00e9', 'schön', 'schon'])
  })

  it('refuses a tag of which nothing is visible, and takes such a note for none', async () => {
    expect((await log({ mood_value: 4, tags: ['\u200B'] })).status).toBe(400)
    expect((await log({ mood_value: 4, note: '\u00AD \u200B' })).body.note).toBe('')
  })

  it('lists all readings, newest first, as JSON', async () => {
    await log({ mood_value: 1, note: '"quoted" \\ and\nbroken', tags: ['a"b', 'ü🧭'] })
    server.time.pass(1000)
    await log({ mood_value: 2 })
    const { body, headers } = await read('/mood/')
    expect(headers.get('Content-Type')).toBe('application/json')
    expect(body).toMatchObject([
      { mood_value: 2, energy: null, note: '', tags: [] },
      { mood_value: 1, note: '"quoted" \\ and\nbroken', tags: ['a"b', 'ü🧭'] },
    ])
    expect((await read('/mood/?limit=1')).body).toMatchObject([{ mood_value: 2 }])
    expect((await read('/mood/?limit=0')).status).toBe(400)
  })

  it('answers the latest reading of today, and leaves today out of the history', async () => {
    server.time.set('2031-03-04T22:00:00Z')
    await log({ mood_value: 1 })
    server.time.set('2031-03-05T09:00:00Z')
    await log({ mood_value: 2 })
    server.time.set('2031-03-05T10:00:00Z')
    await log({ mood_value: 3 })
    expect((await read('/mood/today/')).body).toMatchObject({ mood_value: 3 })
    expect((await read('/mood/history/')).body).toMatchObject([{ mood_value: 1 }])
  })

  it('ends the day at midnight of the given time zone', async () => {
    await laterAt('2031-03-05T20:00:00Z')
    await log({ mood_value: 5 }, { 'X-Timezone': 'America/New_York' })
    await laterAt('2031-03-06T04:30:00Z')
    const inNewYork = { 'X-Timezone': 'America/New_York' }
    expect((await read('/mood/today/', inNewYork)).status).toBe(200)
    expect((await read('/mood/today/')).body).toEqual({ detail: 'No mood entry for today.' })
    expect((await read('/mood/history/')).body).toHaveLength(1)
  })

  it('counts a reading as today’s after a flight back over the date line', async () => {
    await log({ mood_value: 5 }, { 'X-Timezone': 'Pacific/Kiritimati' })
    const { status } = await read('/mood/today/', { 'X-Timezone': 'Pacific/Pago_Pago' })
    expect(status).toBe(200)
  })

  it.each(['Etc/Unknown', 'Mars/Olympus', '+05:30', '', 'x'.repeat(400)])(
    'takes the unknown zone %j for UTC',
    async (zone) => {
      await laterAt('2031-03-05T23:30:00Z')
      const headers = { 'X-Timezone': zone }
      const { status, body } = await log({ mood_value: 3 }, headers)
      expect([status, body.time_zone, body.local_date]).toEqual([201, 'UTC', '2031-03-05'])
      expect((await read('/mood/today/', headers)).body).toEqual(body)
      expect((await read('/mood/history/', headers)).body).toEqual([])
    },
  )

  // What the browser's clock shows in a zone whose rules were changed, and the day that it therefore shows.
  it.each([
    ['America/Vancouver', '2031-12-10T07:30:00Z', -420, '2031-12-10'],
    ['America/Edmonton', '2031-12-10T06:30:00Z', -360, '2031-12-10'],
    ['America/Winnipeg', '2031-12-10T05:30:00Z', -300, '2031-12-10'],
    ['America/Inuvik', '2031-12-10T06:30:00Z', -360, '2031-12-10'],
    ['Africa/Casablanca', '2031-12-10T23:30:00Z', 0, '2031-12-10'],
    ['Africa/El_Aaiun', '2031-12-10T23:30:00Z', 0, '2031-12-10'],
    ['Etc/Unknown', '2031-12-10T01:30:00Z', -180, '2031-12-09'],
    ['Nowhere/New', '2031-12-10T07:30:00Z', -480, '2031-12-09'],
  ])(
    'stores the day that a browser in %s shows at %s',
    async (zone, instant, minutes, expected) => {
      await laterAt(instant)
      const headers = { 'X-Timezone': zone, 'X-Timezone-Offset': String(minutes) }
      const { body } = await log({ mood_value: 4 }, headers)
      expect(body.local_date).toBe(expected)
      expect((await read('/mood/today/', headers)).body).toEqual(body)
      expect((await read('/mood/history/', headers)).body).toEqual([])
      const kept = database.db.selectFrom('moods').select('utc_offset')
      expect(await kept.where('id', '=', body.id).executeTakeFirst()).toEqual({
        utc_offset: minutes,
      })
    },
  )

  it.each(['-660', '841', '1e3', 'Infinity', '-4.5', 'x', ''])(
    'goes by the zone when the offset %j is far from it or no number of minutes',
    async (offset) => {
      await laterAt('2031-03-06T04:30:00Z')
      const zone = { 'X-Timezone': 'America/New_York', 'X-Timezone-Offset': offset }
      const { status, body } = await log({ mood_value: 4 }, zone)
      expect([status, body.local_date]).toEqual([201, '2031-03-05'])
      const kept = database.db.selectFrom('moods').select('utc_offset')
      expect(await kept.where('id', '=', body.id).executeTakeFirst()).toEqual({ utc_offset: null })
    },
  )

  it('averages each week from Monday on, newest first', async () => {
    const readings = [
      ['2031-03-02T12:00:00Z', 1],
      ['2031-03-03T12:00:00Z', 2],
      ['2031-03-04T12:00:00Z', 5],
      ['2031-03-04T13:00:00Z', 4],
    ] as const
    for (const [instant, mood_value] of readings) {
      server.time.set(instant)
      await log({ mood_value })
    }
    expect((await read('/mood/weekly-average/')).body).toEqual([
      { week_start: '2031-03-03', average_mood: 11 / 3, count: 3 },
      { week_start: '2031-02-24', average_mood: 1, count: 1 },
    ])
  })

  it('stores the time at which a reading was written offline', async () => {
    const headers = {
      'X-Recorded-At': '2031-02-20T23:30:00-05:00',
      'X-Timezone': 'America/New_York',
    }
    const { body } = await log({ mood_value: 2 }, headers)
    expect(body).toMatchObject({ timestamp: '2031-02-21T04:30:00Z', local_date: '2031-02-20' })
  })

  it.each(['2031-02-01T09:00:00Z', '2031-03-05T11:00:00Z', 'yesterday', '2031-03-05'])(
    'refuses the recorded time %s',
    async (instant) => {
      expect((await log({ mood_value: 2 }, { 'X-Recorded-At': instant })).status).toBe(400)
    },
  )

  it('stores a reading once per idempotency key', async () => {
    const headers = { 'Idempotency-Key': `key ${count}` }
    const answers = await Promise.all([1, 2, 3].map(() => log({ mood_value: 3 }, headers)))
    const ids = new Set(answers.map(({ body }) => body.id))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(ids.size).toBe(1)
    expect((await read('/mood/')).body).toHaveLength(1)
    const other = await log({ mood_value: 4 }, headers)
    expect(other).toMatchObject({ status: 422, body: { id: answers[0]?.body.id } })
  })

  it('accepts an idempotency key again after 48 hours', async () => {
    const headers = { 'Idempotency-Key': `old ${count}` }
    const first = await log({ mood_value: 3 }, headers)
    await laterAt('2031-03-07T10:00:01Z')
    const second = await log({ mood_value: 4 }, headers)
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
  })

  it('saves over the present version, and answers 412 with it to a save over an older one', async () => {
    const { body: mood } = await log({ mood_value: 3 })
    const change = (note: string, headers: Record<string, string>) =>
      server.call(`/mood/${mood.id}/`, { method: 'PATCH', body: { note }, headers, token: casey })
    const first = await change('one', { 'If-Match': '"1"' })
    const second = await change('two', { 'If-Match': '"1"' })
    expect(first).toMatchObject({ status: 200, body: { note: 'one', version: 2 } })
    expect(second).toMatchObject({ status: 412, body: { note: 'one', version: 2 } })
    expect(second.headers.get('ETag')).toBe('"2"')
    expect(await change('three', {})).toMatchObject({ status: 200, body: { version: 3 } })
  })

  it('requires the csrf header when the csrf cookie is present', async () => {
    const { body: mood } = await log({ mood_value: 3 })
    const change = (headers: Record<string, string>) =>
      server.call(`/mood/${mood.id}/`, { method: 'PATCH', body: {}, headers, token: casey })
    expect((await change({ Cookie: 'csrftoken=abc' })).status).toBe(403)
    expect((await change({ Cookie: 'csrftoken=abc', 'X-CSRFToken': 'abc' })).status).toBe(200)
  })
})
