import * as fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'
import { fillMoodDays, forgetMoodDays } from '#src/moods/moodDays.kysely.ts'

type Logged = { id: number; local_date: string; timestamp: string; mood_value: number }

// Thirty days with a leap day, and with the nights in which New York (12 March) and Paris (26 March) put their clocks
// forward; Lord Howe moves by half an hour on 2 April, and has none here.
const now = '2028-03-28T12:00:00Z'
const minutesBack = 29 * 24 * 60
const zones = ['UTC', 'Europe/Paris', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia']

const dayOf = (instant: Temporal.Instant, zone: string, dayEnd: number) => {
  const there = instant.toZonedDateTimeISO(zone)
  const day = there.toPlainDate()
  return (there.hour < dayEnd ? day.subtract({ days: 1 }) : day).toString()
}
const mondayOf = (day: string) => {
  const date = Temporal.PlainDate.from(day)
  return date.subtract({ days: date.dayOfWeek - 1 }).toString()
}

const aReading = fc.record({
  minutes: fc.integer({ min: 0, max: minutesBack }),
  // Most are near the end of a day.
  hour: fc.option(fc.integer({ min: 0, max: 6 })),
  zone: fc.constantFrom(...zones),
  dayEnd: fc.integer({ min: 0, max: 5 }),
  mood_value: fc.integer({ min: 1, max: 5 }),
  isChosen: fc.boolean(),
})
type Wanted = typeof aReading extends fc.Arbitrary<infer One> ? One : never

const instantOf = ({ minutes, hour, zone }: Wanted) => {
  const instant = Temporal.Instant.from(now).subtract({ minutes })
  if (hour === null) return instant
  const near = instant.toZonedDateTimeISO(zone).with({ hour }).toInstant()
  return Temporal.Instant.compare(near, now) > 0 ? near.subtract({ hours: 24 }) : near
}

describe.each(databases)('the hour at which a day ends, on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  let server: ReturnType<typeof testServer>
  let token = ''
  let count = 0

  beforeAll(async () => {
    opened = await open()
    server = testServer(opened.database)
  })
  const join = async () => {
    count += 1
    server.time.set(now)
    token = await server.join(`owl${count}`)
  }
  beforeEach(join)
  afterAll(() => opened.close())
  afterEach(() => expect(server.errors).toEqual([]))

  const read = async (path: string, zone = 'UTC') =>
    (await server.call(path, { token, headers: { 'X-Timezone': zone } })).body
  const endDaysAt = (day_end: unknown) =>
    server.call('/auth/users/me/', { method: 'PATCH', body: { day_end }, token })
  const log = (body: object, headers: Record<string, string> = {}) =>
    server.call('/mood/', { method: 'POST', body: { mood_value: 4, ...body }, headers, token })
  const at = async (instant: string) => {
    server.time.set(instant)
    token = (await server.signIn(`owl${count}`)).access
  }

  it('is midnight at first, and set without the password', async () => {
    expect(await read('/auth/users/me/')).toMatchObject({ day_end: 0 })
    const { status, body } = await endDaysAt(3)
    expect([status, body.day_end, body.email]).toEqual([200, 3, `owl${count}@example.com`])
    expect(await read('/auth/users/me/')).toEqual(body)
  })

  it.each([-1, 6, 2.5, 'soon', null])('is refused as %j', async (wrong) => {
    const { status, body } = await endDaysAt(wrong)
    expect([status, Object.keys(body)]).toEqual([400, ['day_end']])
    expect(await read('/auth/users/me/')).toMatchObject({ day_end: 0 })
  })

  it('is set by nobody but the owner of an account, nor with a wrong password for another address', async () => {
    const body = { day_end: 4, email: 'new@example.com', current_password: 'guess' }
    const refused = await server.call('/auth/users/me/', { method: 'PATCH', body, token })
    expect(refused.status).toBe(400)
    await endDaysAt(2)
    const other = await server.join(`lark${count}`)
    const { body: me } = await server.call('/auth/users/me/', { token: other })
    expect(me.day_end).toBe(0)
  })

  it('decides what is today’s, and holds for an export as well', async () => {
    await endDaysAt(3)
    await at('2028-03-29T00:30:00Z')
    const { body: late } = await log({ mood_value: 2 })
    expect(late).toMatchObject({ local_date: '2028-03-28', day_end: 3, has_time: true })
    await at('2028-03-29T02:59:00Z')
    expect(await read('/mood/today/')).toEqual(late)
    expect(await read('/mood/history/')).toEqual([])
    await at('2028-03-29T03:00:00Z')
    expect(await read('/mood/today/')).toEqual({ detail: 'No mood entry for today.' })
    expect(await read('/mood/history/')).toEqual([late])
    const table = await read('/account/export/readings/')
    expect(table).toContain('"2028-03-28","2028-03-29T00:30:00Z"')
  })

  it('is of readings from then on: what was logged stays on its day, also when its moment is changed', async () => {
    await endDaysAt(3)
    const { body } = await log({ recorded_at: '2028-03-20T01:30' })
    expect(body.local_date).toBe('2028-03-19')
    await endDaysAt(0)
    expect(await read('/mood/')).toEqual([body])
    const { body: other } = await log({ recorded_at: '2028-03-20T01:30' })
    expect(other.local_date).toBe('2028-03-20')
    const change = (id: number, recorded_at: string) =>
      server.call(`/mood/${id}/`, { method: 'PATCH', body: { recorded_at }, token })
    expect((await change(body.id, '2028-03-01T02:59')).body.local_date).toBe('2028-02-29')
    expect((await change(other.id, '2028-03-01T02:59')).body.local_date).toBe('2028-03-01')
  })

  it('leaves a day without a clock as it was said, and refuses one that has not begun', async () => {
    await endDaysAt(5)
    await at('2028-03-29T02:00:00Z')
    expect((await log({ recorded_at: '2028-03-28' })).body).toMatchObject({
      local_date: '2028-03-28',
      has_time: false,
    })
    expect((await log({ recorded_at: '2028-03-29' })).body).toEqual({
      recorded_at: ['This must not be later than now.'],
    })
  })

  it('leaves the day and the clock of an entry as its writer has told them', async () => {
    await endDaysAt(3)
    const entry = { mood: 4, emotion: 'calm', title: 'Owls', content: 'Two.' }
    const { body } = await server.call('/journal/', {
      method: 'POST',
      body: { ...entry, entry_date: '2028-03-20', recorded_at: '2028-03-20T01:30' },
      token,
    })
    expect(body).toMatchObject({ entry_date: '2028-03-20', entry_time: '01:30' })
  })

  it('gives every reading its day, in all zones, in every list, average and count', async () => {
    const { db } = opened.database
    await fc.assert(
      fc.asyncProperty(fc.array(aReading, { minLength: 1, maxLength: 6 }), async (wanted) => {
        await join()
        const days: string[] = []
        for (const one of wanted) {
          const instant = instantOf(one)
          const headers = { 'X-Timezone': one.zone }
          await endDaysAt(one.dayEnd)
          const chosen = { recorded_at: instant.toString(), time_zone: one.zone }
          const { body } = one.isChosen
            ? await log({ mood_value: one.mood_value, ...chosen }, headers)
            : await log(
                { mood_value: one.mood_value },
                { ...headers, 'X-Recorded-At': instant.toString() },
              )
          const day = dayOf(instant, one.zone, one.dayEnd)
          expect([body.local_date, body.day_end]).toEqual([day, one.dayEnd])
          days.push(day)
        }
        const list: Logged[] = await read('/mood/')
        expect(list.map(({ local_date }) => local_date).sort()).toEqual([...days].sort())

        const weeks: { week_start: string; count: number }[] = await read('/mood/weekly-average/')
        const mondays = days.map(mondayOf)
        expect(weeks.map(({ week_start, count }) => [week_start, count])).toEqual(
          [...new Set(mondays)]
            .sort()
            .toReversed()
            .map((monday) => [monday, mondays.filter((one) => one === monday).length]),
        )

        const { zone, dayEnd } = wanted.at(-1) ?? { zone: 'UTC', dayEnd: 0 }
        const today = dayOf(Temporal.Instant.from(now), zone, dayEnd)
        const history: Logged[] = await read('/mood/history/', zone)
        expect(history).toEqual(list.filter(({ local_date }) => local_date < today))

        const counted = await read('/mood/days/')
        expect(counted.first).toBe([...days].sort()[0])
        expect(counted.days).toHaveLength(new Set(days).size)
        await forgetMoodDays(db)
        await fillMoodDays(db)
        expect(await read('/mood/days/')).toEqual(counted)
      }),
      { numRuns: 10 },
    )
  })
})
