import type { Kysely, LogEvent } from 'kysely'
import type { Tables } from '#src/db/tables.ts'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'
import { kyselyJourneys } from '#src/journeys/journey.kysely.ts'
import { withMilestoneDefaults } from '#src/journeys/journeyRules.ts'

const pages = {
  title: 'Morning pages',
  description: 'Write each day.',
  start_date: '2031-03-01',
  target_date: '2031-03-31',
  category: 'creativity',
}

describe.each(databases)('journeys on $name', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let casey = ''
  let count = 0
  let queries: string[] = []
  let db: Kysely<Tables>

  beforeAll(async () => {
    const opened = await open((event: LogEvent) => void queries.push(event.query.sql))
    close = opened.close
    db = opened.database.db
    server = testServer(opened.database)
  })
  beforeEach(async () => {
    count += 1
    casey = await server.join(`casey${count}`)
  })
  afterAll(() => close())
  afterEach(() => expect(server.errors).toEqual([]))

  const call = (method: string, path: string, body?: object, token = casey) =>
    server.call(path, { method, token, ...(body && { body }) })
  const start = async (changes: object = {}) =>
    (await call('POST', '/journey/', { ...pages, ...changes })).body
  const set = async (journeyId: number, changes: object = {}) =>
    (
      await call('POST', `/journey/${journeyId}/milestone/`, {
        title: 'First chapter',
        type: 'habit',
        ...changes,
      })
    ).body

  it('accepts "personal growth" and stores it with a hyphen', async () => {
    const journey = await start({ category: 'personal growth' })
    expect(journey).toMatchObject({
      category: 'personal-growth',
      categoryDisplay: 'Personal Growth',
    })
  })

  it('accepts a journey that ends on the day it starts, and none that ends before', async () => {
    const same = await call('POST', '/journey/', { ...pages, target_date: '2031-03-01' })
    expect(same.status).toBe(201)
    const before = await call('PATCH', `/journey/${same.body.id}/`, { start_date: '2031-03-02' })
    expect(before).toMatchObject({
      status: 400,
      body: { target_date: ['Target date must be after start date.'] },
    })
  })

  it('answers 404 for everything of another user', async () => {
    const { id } = await start()
    const milestone = await set(id)
    const robin = await server.join(`robin${count}`)
    const paths: [string, string, object?][] = [
      ['GET', `/journey/${id}/`],
      ['PATCH', `/journey/${id}/`, { title: 'Mine' }],
      ['PUT', `/journey/${id}/`, pages],
      ['DELETE', `/journey/${id}/`],
      ['GET', `/journey/${id}/milestone/`],
      ['POST', `/journey/${id}/milestone/`, { title: 'x', type: 'habit' }],
      ['GET', `/journey/${id}/milestone/type-choices/`],
      ['GET', `/journey/${id}/milestone/${milestone.id}/`],
      ['PATCH', `/journey/${id}/milestone/${milestone.id}/`, { is_completed: true }],
      ['PUT', `/journey/${id}/milestone/${milestone.id}/`, { title: 'x', type: 'habit' }],
      ['DELETE', `/journey/${id}/milestone/${milestone.id}/`],
    ]
    for (const [method, path, body] of paths) {
      const { status, body: answer } = await call(method, path, body, robin)
      expect({ method, path, status, answer }).toEqual({
        method,
        path,
        status: 404,
        answer: { detail: 'Not found.' },
      })
    }
    expect((await call('GET', '/journey/', undefined, robin)).body).toEqual([])
    expect((await call('GET', `/journey/${id}/`)).body).toMatchObject({ total_milestones: 1 })
  })

  it('deletes a milestone, and a journey with all of its milestones', async () => {
    const { id } = await start()
    const milestone = await set(id)
    const path = `/journey/${id}/milestone/${milestone.id}/`
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('GET', path)).status).toBe(404)
    await set(id)
    expect((await call('DELETE', `/journey/${id}/`)).status).toBe(204)
    expect((await call('GET', `/journey/${id}/milestone/`)).status).toBe(404)
  })

  it('answers 412 with the present version to a save over an older one', async () => {
    const { id } = await start()
    const milestone = await set(id)
    for (const path of [`/journey/${id}/`, `/journey/${id}/milestone/${milestone.id}/`]) {
      const change = (title: string) =>
        server.call(path, {
          method: 'PATCH',
          body: { title },
          token: casey,
          headers: { 'If-Match': '"1"' },
        })
      expect(await change('One')).toMatchObject({ status: 200, body: { title: 'One', version: 2 } })
      expect(await change('Two')).toMatchObject({ status: 412, body: { title: 'One', version: 2 } })
      expect((await call('GET', path)).headers.get('ETag')).toBe('"2"')
    }
  })

  it('does not change the version of a journey when its milestones change', async () => {
    const { id } = await start()
    await set(id, { is_completed: true })
    expect((await call('GET', `/journey/${id}/`)).body).toMatchObject({ version: 1, progress: 100 })
  })

  it('creates a journey and a milestone once per idempotency key', async () => {
    const once = (path: string, body: object) =>
      server.call(path, {
        method: 'POST',
        body,
        token: casey,
        headers: { 'Idempotency-Key': `${path} ${count}` },
      })
    const { id } = (await once('/journey/', pages)).body
    expect((await once('/journey/', pages)).body.id).toBe(id)
    const path = `/journey/${id}/milestone/`
    const first = await once(path, { title: 'x', type: 'habit' })
    const again = await once(path, { title: 'x', type: 'habit' })
    expect(again.body.id).toBe(first.body.id)
    expect((await once(path, { title: 'y', type: 'habit' })).status).toBe(422)
    expect((await call('GET', path)).body).toHaveLength(1)
  })

  const fill = async (journeys: number, milestones: number) => {
    const { body: me } = await call('GET', '/auth/users/me/')
    const instant = '2031-03-05T10:00:00.000000Z'
    await db.transaction().execute(async (transaction) => {
      for (const index of Array.from({ length: journeys }).keys()) {
        const { id } = await kyselyJourneys(transaction).add(
          me.id,
          { ...pages, title: `Path ${index}`, category: 'creativity' },
          instant,
        )
        const rows = Array.from({ length: milestones }, (_, number) => ({
          ...withMilestoneDefaults({ title: `Chapter ${number}`, type: 'habit' }),
          is_completed: number % 2,
          journey_id: id,
          created_at: instant,
          updated_at: instant,
        }))
        await transaction.insertInto('milestones').values(rows).execute()
      }
    })
  }

  it('answers 200 journeys of 30 milestones with at most three queries', async () => {
    await fill(200, 30)
    queries = []
    const { body } = await call('GET', '/journey/')
    expect(queries.length).toBeLessThanOrEqual(3)
    expect(body).toHaveLength(200)
    for (const journey of body) {
      expect(journey).toMatchObject({
        progress: 50,
        completed_milestones: 15,
        total_milestones: 30,
        current_waypoint: 16,
      })
    }
  })
})
