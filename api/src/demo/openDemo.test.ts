import * as z from 'zod/mini'
import { dayItemsSchema } from '@truenorth/api-contract/days'
import { feedbackSchema } from '@truenorth/api-contract/feedback'
import { journalEntrySchema } from '@truenorth/api-contract/journal'
import { journeySchema } from '@truenorth/api-contract/journeys'
import { milestoneSchema } from '@truenorth/api-contract/journeys'
import { moodSchema } from '@truenorth/api-contract/moods'
import { openDemo } from './openDemo.ts'

const morning = '2031-03-05T10:00:00.123Z'
const site = 'https://truenorth.example'

const demoAt = async (instant = morning, zone = 'Europe/Paris') => {
  const now = new Date(instant)
  const handle = await openDemo({ startedAt: now, zone, clock: () => now })
  const call = async (path: string, method = 'GET', body?: unknown) => {
    const headers = { 'Content-Type': 'application/json', 'X-Timezone': zone }
    const payload = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await handle(new Request(`${site}/api${path}`, { method, headers, ...payload }))
    return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() }
  }
  const list = async <Schema extends z.ZodMiniType>(path: string, schema: Schema) =>
    z.array(schema).parse((await call(path)).body)
  return {
    handle,
    call,
    moods: () => list('/mood/', moodSchema),
    journeys: () => list('/journey/', journeySchema),
    entries: () => list('/journal/', journalEntrySchema),
    milestonesOf: (id: number) => list(`/journey/${id}/milestone/`, milestoneSchema),
  }
}

describe('the demo', () => {
  it('is signed in as a user who is not an administrator', async () => {
    const { call } = await demoAt()
    const me = await call('/auth/users/me/')
    expect(me.body).toMatchObject({ username: 'Juniper', is_admin: false })
    expect((await call('/feedback/list/')).status).toBe(404)
  })

  it('lets its user say when a day ends, and nothing else of the account', async () => {
    const { call } = await demoAt('2031-03-06T00:30:00Z')
    const changes = { day_end: 3, email: 'new@example.org' }
    const { body } = await call('/auth/users/me/', 'PATCH', changes)
    expect(body).toMatchObject({ day_end: 3, email: 'juniper@example.org' })
    expect((await call('/auth/users/me/')).body).toEqual(body)
    const { body: reading } = await call('/mood/', 'POST', { mood_value: 4 })
    expect(reading).toMatchObject({ local_date: '2031-03-05', day_end: 3 })
    expect((await call('/mood/today/')).body).toEqual(reading)
  })

  it('has days with entries and with waypoints that were reached', async () => {
    const { call, journeys, entries, milestonesOf } = await demoAt()
    const [entry] = await entries()
    const written = await call(`/days/${entry?.entry_date}/`)
    expect(z.parse(dayItemsSchema, written.body).entries[0]).toMatchObject({
      id: entry?.id,
      title: entry?.title,
    })
    const [journey] = await journeys()
    const waypoints = await milestonesOf(journey?.id ?? 0)
    const reached = waypoints.find(({ is_completed }) => is_completed)
    const day = await call(`/days/${reached?.reached_on}/`)
    expect(z.parse(dayItemsSchema, day.body).waypoints).toContainEqual({
      id: reached?.id,
      title: reached?.title,
      journey_id: journey?.id,
      journey_title: journey?.title,
    })
  })

  it('has a year of readings: every mood, gaps, days with two, one today', async () => {
    const { moods, call } = await demoAt()
    const all = await moods()
    const days = new Set(all.map(({ local_date }) => local_date))
    expect(new Set(all.map(({ mood_value }) => mood_value)).size).toBe(5)
    expect(new Set(all.map(({ energy }) => energy)).size).toBe(4)
    expect(all.length).toBeGreaterThan(days.size)
    expect(days.size).toBeGreaterThan(250)
    expect(days.size).toBeLessThan(360)
    expect(all[0]?.local_date).toBe('2031-03-05')
    expect(all.at(-1)?.local_date.slice(0, 7)).toBe('2030-03')
    expect((await call('/mood/today/')).status).toBe(200)
  })

  it('has journeys in every state: overdue, due today, due later, empty', async () => {
    const { journeys, milestonesOf } = await demoAt()
    const all = await journeys()
    const statuses = new Set(all.map(({ status }) => status))
    expect([...statuses].sort()).toEqual(['active', 'archived', 'completed', 'paused'])
    const due = all.filter(({ is_active }) => is_active).map(({ target_date }) => target_date)
    expect(due).toContain('2031-03-05')
    expect(due).toContain('2031-02-27')
    expect(all.some(({ total_milestones }) => total_milestones === 0)).toBe(true)
    expect(all.some(({ progress }) => progress === 100)).toBe(true)
    const waypoints = (await Promise.all(all.map(({ id }) => milestonesOf(id)))).flat()
    const open = waypoints.filter(({ is_completed }) => !is_completed)
    expect(open.map(({ target_date }) => target_date)).toEqual(
      expect.arrayContaining(['2031-01-26', '2031-02-27', '2031-03-05', '2031-03-06']),
    )
  })

  it('has reflections with pictures that can be loaded', async () => {
    const { entries, handle } = await demoAt()
    const all = await entries()
    expect(all[0]).toMatchObject({ entry_date: '2031-03-05' })
    const [path] = all.flatMap(({ images }) => images)
    const picture = await handle(new Request(`${site}/api${path}`))
    expect(picture.headers.get('Content-Type')).toBe('image/webp')
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })

  it.each([
    [morning, 'Pacific/Kiritimati'],
    ['2031-03-05T00:04:00Z', 'UTC'],
    ['2028-02-29T23:50:00Z', 'America/Los_Angeles'],
    ['2031-03-30T01:30:00Z', 'Europe/Berlin'],
  ])('has nothing in the future, at %s in %s', async (instant, zone) => {
    const { moods, entries } = await demoAt(instant, zone)
    const last = new Date(instant).getTime()
    for (const { timestamp, local_date } of await moods()) {
      expect(new Date(timestamp).getTime()).toBeLessThanOrEqual(last)
      const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(timestamp))
      expect(shown).toBe(local_date)
    }
    for (const { created_at } of await entries()) {
      expect(new Date(created_at).getTime()).toBeLessThanOrEqual(last)
    }
  })

  it('is the same for the same moment', async () => {
    const [one, other] = [await demoAt(), await demoAt()]
    expect(await one.moods()).toEqual(await other.moods())
    expect(await one.journeys()).toEqual(await other.journeys())
    expect(await one.entries()).toEqual(await other.entries())
  })

  it('accepts every kind of write', async () => {
    const { call, moods } = await demoAt()
    const before = (await moods()).length
    const added = await call('/mood/', 'POST', { mood_value: 2 })
    expect(added.status).toBe(201)
    expect(await moods()).toHaveLength(before + 1)
    const { id } = moodSchema.parse(added.body)
    expect((await call(`/mood/${id}/`, 'PATCH', { note: 'Better.' })).status).toBe(200)
    expect((await call(`/mood/${id}/`, 'DELETE')).status).toBe(204)
    const feedback = await call('/feedback/', 'POST', { message: 'Hello', page: '/mood' })
    expect(feedbackSchema.parse(feedback.body)).toMatchObject({ username: 'Juniper' })
  })

  it('answers sign-out, and no other route of accounts', async () => {
    const { call } = await demoAt()
    expect((await call('/auth/logout/', 'POST', {})).status).toBe(200)
    expect((await call('/token/', 'POST', {})).status).toBe(404)
  })
})
