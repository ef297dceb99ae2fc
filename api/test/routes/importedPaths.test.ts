import { databases } from '../support/databases.ts'
import { pathItem, waypointItem } from '../support/importItems.ts'
import { importsOf, newPerson } from '../support/person.ts'
import { testServer } from '../support/testServer.ts'

describe.each(databases)('paths of an import, on $name', ({ open }) => {
  const person = newPerson(open, 'pathfinder')
  const { get } = person
  const { post, begin, addPaths, importPaths } = importsOf(person, 'truenorth')
  it('brings paths in with their waypoints, as they were', async () => {
    const id = await begin()
    const waypoint = {
      description: 'Bank to bank',
      type: 'celebration',
      target_date: '2024-07-01',
      is_completed: true,
      reward: 'Ice cream',
      progress: 100,
      reached_on: '2024-06-30',
    }
    const swim = pathItem('Swim', [], {
      waypoints: [waypointItem('Float'), waypointItem('Cross', waypoint)],
    })
    expect((await addPaths(id, swim, pathItem('Rest'))).body).toEqual({ added: 2 })
    expect(await get('/journey/')).toEqual([])
    expect((await post(`${id}/finish/`)).body).toMatchObject({ readings: 0, paths: 2 })
    const { waypoints: _, waypoints_before: _b, ...facts } = swim
    const { key: _k, content: _c, likeness: _l, ...shown } = facts
    const [rest, path] = await get('/journey/')
    expect(rest).toMatchObject({
      title: 'Rest',
      total_milestones: 0,
      last_activity: '2024-06-02T08:00:00Z',
    })
    expect(path).toMatchObject({ ...shown, version: 1, progress: 50, completed_milestones: 1 })
    const milestones = await get(`/journey/${path.id}/milestone/`)
    expect(milestones).toMatchObject([waypointItem('Float'), waypointItem('Cross', waypoint)])
    expect((await importPaths(swim)).added).toBe(0)
    expect(await get('/journey/')).toHaveLength(2)
  })

  it('takes the waypoints of one path in several requests, each once', async () => {
    const id = await begin()
    const first = pathItem('Swim', ['one', 'two'])
    const rest = { ...pathItem('Swim', ['three']), waypoints_before: 2 }
    const early = await addPaths(id, rest)
    expect([early.status, early.body]).toEqual([
      400,
      { paths: { 0: { waypoints_before: [expect.stringContaining('were not sent')] } } },
    ])
    expect((await addPaths(id, first)).body).toEqual({ added: 1 })
    for (const paths of [[rest], [rest], [first]])
      expect((await addPaths(id, ...paths)).body).toEqual({ added: 0 })
    await post(`${id}/finish/`)
    const [path] = await get('/journey/')
    const milestones: { title: string }[] = await get(`/journey/${path.id}/milestone/`)
    expect(milestones.map(({ title }) => title)).toEqual(['one', 'two', 'three'])
    // What follows on a path of an earlier import is not added to it.
    const more = { ...pathItem('Swim', ['four']), waypoints_before: 3 }
    expect((await importPaths(more)).added).toBe(0)
    expect(await get(`/journey/${path.id}/milestone/`)).toHaveLength(3)
  })

  it('dates a path whose source keeps no moments, or later ones, to now', async () => {
    const moments = { created_at: null, updated_at: null, last_activity: '2999-01-01T00:00:00Z' }
    await importPaths(pathItem('Swim', ['one'], moments))
    const now = person.server.time.clock().toISOString()
    const [path] = await get('/journey/')
    for (const moment of [path.created_at, path.updated_at, path.last_activity])
      expect(Date.parse(moment)).toBe(Date.parse(now))
  })

  it('takes paths back with their waypoints, apart from those that were changed', async () => {
    const titles = ['As it came', 'Renamed', 'Ticked', 'Longer']
    const { id } = await importPaths(...titles.map((title) => pathItem(title, ['one'])))
    const [longer, ticked, renamed] = await get('/journey/')
    await person.send('PATCH', `/journey/${renamed.id}/`, { emoji: '⛵' })
    const [{ id: waypointId }] = await get(`/journey/${ticked.id}/milestone/`)
    const tick = { method: 'PATCH', token: person.token, body: { is_completed: true } }
    await person.server.call(`/journey/${ticked.id}/milestone/${waypointId}/`, tick)
    const body = { title: 'two', type: 'habit' }
    await person.send('POST', `/journey/${longer.id}/milestone/`, body)
    const edited: object[] = await get(`/imports/${id}/edited/`)
    expect(edited).toHaveLength(3)
    expect(edited).toContainEqual({
      kind: 'entry',
      id: renamed.id,
      local_date: '2024-06-01',
      title: 'Renamed',
      is_path: true,
    })
    await post(`${id}/undo/`, { keep_edited: true })
    await person.server.background.settled()
    const kept = async () => {
      const paths: { title: string; total_milestones: number }[] = await get('/journey/')
      return paths.map(({ title, total_milestones }) => [title, total_milestones])
    }
    expect(await kept()).toEqual([
      ['Longer', 2],
      ['Ticked', 1],
      ['Renamed', 1],
    ])
    // Those that stayed are known; the other one comes in again.
    const again = await importPaths(...titles.map((title) => pathItem(title, ['one'])))
    expect(again.added).toBe(1)
    await post(`${again.id}/undo/`, { keep_edited: false })
    expect(await kept()).toHaveLength(3)
  })

  it.each([
    ['a path without a title', pathItem(' '), { title: [expect.anything()] }],
    [
      'a path that ends before it starts',
      pathItem('a', [], { target_date: '2024-05-31' }),
      { target_date: ['Target date must be after start date.'] },
    ],
    [
      'a status that there is not',
      pathItem('a', [], { status: 'lost' }),
      { status: [expect.anything()] },
    ],
    [
      'a waypoint that is more than done',
      pathItem('a', [], { waypoints: [waypointItem('x', { progress: 101 })] }),
      { waypoints: { 0: { progress: [expect.anything()] } } },
    ],
    [
      'a moment that is none',
      pathItem('a', [], { created_at: 'yesterday' }),
      { created_at: [expect.anything()] },
    ],
  ])('refuses %s with its place, and adds no path of that request', async (_what, path, errors) => {
    const id = await begin()
    const { status, body } = await addPaths(id, pathItem('good'), path)
    expect([status, body]).toEqual([400, { paths: { 1: errors } }])
    expect((await post(`${id}/finish/`)).body).toMatchObject({ paths: 0 })
  })

  it('counts paths and their waypoints towards what an account may hold', async () => {
    person.server = testServer(person.database, { holds: { items: 4 }, processes: 1 })
    const id = await begin()
    const { status, body } = await addPaths(id, pathItem('a', ['1', '2', '3', '4']))
    expect([status, body.detail]).toEqual([413, expect.stringContaining('at most 4 items')])
    const path = pathItem('b', ['1', '2'])
    expect((await addPaths(id, path)).body).toEqual({ added: 1 })
    expect((await addPaths(id, path)).status).toBe(200)
    expect((await addPaths(id, pathItem('c', ['1']))).status).toBe(413)
    await person.server.call(`/imports/${id}/`, { method: 'DELETE', token: person.token })
    await person.server.background.settled()
    await importPaths(pathItem('c', ['1', '2', '3']))
  })
})
