import type { Database } from '#src/db/openDatabase.ts'
import { definitions } from '#src/definitions.ts'
import { databases } from '../support/databases.ts'
import { entryItem, pathItem, readingItem } from '../support/importItems.ts'
import { png } from '../support/pictures.ts'
import { testServer } from '../support/testServer.ts'

// What a user reads of their own without naming an item; the list of imports is to show an open one.
const lists = definitions
  .filter(({ method, access }) => method === 'GET' && access !== 'admin')
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && path !== '/imports/' && path !== '/auth/sessions/')

describe.each(databases)('items of an import that is not finished, on $name', ({ open }) => {
  let database: Database
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let token = ''

  beforeAll(async () => {
    const opened = await open()
    database = opened.database
    close = opened.close
    server = testServer(database, { start: '2031-03-05T10:00:00Z' })
    token = await server.join('casey')
    await server.call('/mood/', { method: 'POST', token, body: { mood_value: 2, note: 'Mine' } })
    const body = { entry_date: '2031-03-05', mood: 2, emotion: 'sad', title: 'Mine', content: 'x' }
    await server.call('/journal/', { method: 'POST', token, body })
  })
  afterAll(() => close())

  const post = (path: string, body: object = {}) =>
    server.call(`/imports/${path}`, { method: 'POST', token, body })

  const everything = async () => {
    const answers: Record<string, unknown> = {}
    for (const path of [...lists, '/mood/?limit=5', '/journal/?limit=5']) {
      const { status, headers, body } = await server.call(path, { token })
      answers[path] = { status, etag: headers.get('ETag'), body }
    }
    return answers
  }

  const stage = async () => {
    const { body } = await post('', { source: 'day-one', file_name: 'a.zip' })
    const picture = await server.nextApp().request(`/api/imports/${body.id}/images/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'image/png' },
      body: png,
    })
    const { path } = JSON.parse(await picture.text())
    const today = { local_date: '2031-03-05', local_time: '10:00', time_zone: 'UTC' }
    const items = [
      readingItem('Hidden', today),
      readingItem('Hidden before', { local_date: '2031-02-01' }),
      entryItem('Hidden too', { ...today, images: [path] }),
    ]
    expect((await post(`${body.id}/items/`, { items })).body).toEqual({ added: 3 })
    const paths = [pathItem('Hidden path', ['Hidden waypoint'])]
    expect((await post(`${body.id}/paths/`, { paths })).body).toEqual({ added: 1 })
    return { id: Number(body.id), path: String(path) }
  }

  const idsOf = async (table: 'moods' | 'journal_entries' | 'journeys', importId: number) => {
    const rows = await database.db
      .selectFrom(table)
      .select('id')
      .where('import_id', '=', importId)
      .execute()
    return rows.map((row) => row.id)
  }

  it('are in nothing that is read, before it is finished and after it is undone', async () => {
    const before = await everything()
    const { id } = await stage()
    expect(await everything()).toEqual(before)
    await post(`${id}/finish/`)
    const finished = await everything()
    for (const path of ['/mood/', '/mood/today/', '/mood/history/', '/mood/weekly-average/'])
      expect(finished[path]).not.toEqual(before[path])
    for (const path of [
      '/journal/',
      '/journey/',
      '/account/export/',
      '/account/export/readings/',
      '/account/export/paths/',
    ])
      expect(finished[path]).not.toEqual(before[path])
    await post(`${id}/undo/`, { keep_edited: false })
    expect(await everything()).toEqual(before)
    await server.background.settled()
    expect(await everything()).toEqual(before)
  })

  it('can neither be read, changed nor deleted by their ids', async () => {
    const { id, path } = await stage()
    const moods = (await idsOf('moods', id)).map((one) => `/mood/${one}/`)
    const entries = (await idsOf('journal_entries', id)).map((one) => `/journal/${one}/`)
    const paths = (await idsOf('journeys', id)).map((one) => `/journey/${one}/`)
    const waypoints = paths.map((one) => `${one}milestone/`)
    const [waypointId] = await database.db
      .selectFrom('milestones')
      .innerJoin('journeys', 'journeys.id', 'milestones.journey_id')
      .where('journeys.import_id', '=', id)
      .select('milestones.id')
      .execute()
    waypoints.push(`${waypoints[0]}${waypointId?.id}/`)
    expect([moods.length, entries.length, paths.length, waypoints.length]).toEqual([2, 1, 1, 2])
    const all = [...moods, ...entries, ...paths, ...waypoints, path]
    for (const place of all) {
      const readsOnly = place === path || place === waypoints[0]
      const methods = readsOnly ? ['GET'] : ['GET', 'PATCH', 'DELETE']
      if (place === path) methods.push('PATCH')
      if (place === waypoints[0]) methods.push('POST')
      for (const method of methods) {
        const isWrite = method === 'PATCH' || method === 'POST'
        const body = isWrite ? { note: 'x', title: 'x', alt: 'x', type: 'habit' } : undefined
        const { status } = await server.call(place, { method, token, body })
        expect(`${method} ${place} ${status}`).toBe(`${method} ${place} 404`)
      }
    }
    const done = (await post(`${id}/finish/`)).body
    expect(done).toMatchObject({ readings: 2, entries: 1, images: 1, paths: 1 })
    for (const place of all) expect((await server.call(place, { token })).status).toBe(200)
  })
})
