import { sweep } from '#src/sweep.ts'
import { addMs, dayMs, hourMs } from '#src/time/instant.ts'
import { databases } from '../support/databases.ts'
import { entryItem, pathItem, readingItem } from '../support/importItems.ts'
import { png, webp } from '../support/pictures.ts'
import { importsOf, newPerson } from '../support/person.ts'
import { testServer } from '../support/testServer.ts'

describe.each(databases)('imports on $name', ({ open }) => {
  const person = newPerson(open, 'importer')
  const { get } = person
  const { post, begin, add, addPaths, importAll } = importsOf(person)
  const sendPicture = async (path: string, seed = 0) => {
    const response = await person.server.nextApp().request(`/api${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'image/png' },
      body: seed === 0 ? png : webp,
    })
    return { status: response.status, body: JSON.parse(await response.text()) }
  }

  it('makes readings and entries visible at once when it is finished', async () => {
    const begun = await post('', { source: 'day-one', file_name: 'journals.zip' })
    expect([begun.status, begun.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        source: 'day-one',
        file_name: 'journals.zip',
        state: 'open',
        readings: 0,
        entries: 0,
        images: 0,
        paths: 0,
        created_at: expect.any(String),
        finished_at: null,
        undo_until: null,
      },
    ])
    const { id } = begun.body
    const added = await add(
      id,
      readingItem('Run', { tags: ['Sport', 'sport'], day_end: 3 }),
      entryItem('Sea'),
    )
    expect(added.body).toEqual({ added: 2 })
    expect([await get('/mood/'), await get('/journal/')]).toEqual([[], []])
    const finished = await post(`${id}/finish/`)
    expect(finished.body).toMatchObject({ state: 'done', readings: 1, entries: 1 })
    expect(await get('/mood/')).toMatchObject([
      {
        mood_value: 4,
        energy: null,
        note: 'Run',
        tags: ['sport'],
        timestamp: '2024-06-03T19:30:00Z',
        local_date: '2024-06-03',
        time_zone: 'Europe/Berlin',
        has_time: true,
        day_end: 3,
      },
    ])
    expect(await get('/journal/')).toMatchObject([
      { entry_date: '2024-06-03', mood: 4, has_emotion: false, title: 'Sea', content: 'Sea' },
    ])
    // The answer may be lost, and the request sent again.
    expect((await post(`${id}/finish/`)).body).toEqual(finished.body)
    expect(await get('/imports/')).toEqual([finished.body])
  })

  it('adds nothing twice, in one request or in several', async () => {
    const id = await begin()
    const items = [readingItem('a'), readingItem('b'), readingItem('a')]
    expect((await add(id, ...items)).body).toEqual({ added: 2 })
    expect((await add(id, ...items)).body).toEqual({ added: 0 })
    await post(`${id}/finish/`)
    expect(await get('/mood/')).toHaveLength(2)
    expect((await importAll(...items, readingItem('c'))).added).toBe(1)
  })

  it('knows what was imported, what changed in the source, and what is like it', async () => {
    const [a, b] = [readingItem('a'), readingItem('b')]
    await importAll(a, b)
    const known = async (...items: { key: string; content: string; likeness: string }[]) =>
      (
        await post('known/', {
          items: items.map(({ key, content, likeness }) => ({ key, content, likeness })),
        })
      ).body
    const c = readingItem('c')
    expect(await known(a, { ...b, content: c.content }, c, { ...c, likeness: a.likeness })).toEqual(
      { known: [0, 1], changed: [1], similar: [3] },
    )
  })

  it('does not bring back what was deleted by hand', async () => {
    await importAll(readingItem('a'))
    const [{ id }] = await get('/mood/')
    await person.server.call(`/mood/${id}/`, { method: 'DELETE', token: person.token })
    expect((await importAll(readingItem('a'))).added).toBe(0)
    expect(await get('/mood/')).toEqual([])
  })

  it('is one at a time, until it is cancelled or nobody has continued it for an hour', async () => {
    const id = await begin()
    const second = await post('', { source: 'jrnl', file_name: '' })
    expect([second.status, second.body]).toEqual([
      409,
      { detail: 'Another import is open. Finish or cancel it first.' },
    ])
    const cancelled = await person.server.call(`/imports/${id}/`, {
      method: 'DELETE',
      token: person.token,
    })
    expect(cancelled.status).toBe(204)
    expect((await post(`${id}/finish/`)).status).toBe(404)
    await begin()
    person.server.time.pass(hourMs + 1)
    person.token = (await person.server.signIn(person.username)).access
    expect((await post('', { source: 'jrnl', file_name: '' })).status).toBe(201)
  })

  it('begins once for each Idempotency-Key', async () => {
    const body = { source: 'jrnl', file_name: 'a.json' }
    const first = await post('', body, { 'Idempotency-Key': 'one' })
    expect((await post('', body, { 'Idempotency-Key': 'one' })).body).toEqual(first.body)
  })

  it('stores a day without a time as its noon, and says so', async () => {
    await importAll(readingItem('a', { local_time: null, time_zone: '+02:00' }))
    const day = { local_date: '2024-06-03', time_zone: 'Etc/GMT-2', has_time: false }
    expect(await get('/mood/')).toMatchObject([{ timestamp: '2024-06-03T10:00:00Z', ...day }])
    const headers = { Authorization: `Bearer ${person.token}` }
    const table = await person.server.app.request('/api/account/export/readings/', { headers })
    expect(await table.text()).toContain('\r\n"2024-06-03","","Etc/GMT-2",')
  })

  it.each([
    ['a note that is too long', readingItem('a', { text: 'x'.repeat(501) }), 'text'],
    ['a mood that there is not', readingItem('a', { mood: 6 }), 'mood'],
    ['a day that there was not', readingItem('a', { local_date: '2024-02-30' }), 'local_date'],
    ['a reading with a title', readingItem('a', { title: 'x' }), 'title'],
    ['a reading with a picture', readingItem('a', { images: ['/journal/images/1/'] }), 'images'],
    ['an entry that is too long', entryItem('a', { text: 'x'.repeat(100_001) }), 'text'],
    ['seven pictures', entryItem('a', { images: Array.from({ length: 7 }, String) }), 'images'],
    ['a picture that there is not', entryItem('a', { images: ['/journal/images/1/'] }), 'images'],
    ['too many tags', entryItem('a', { tags: Array.from({ length: 31 }, String) }), 'tags'],
    ['half a sign', entryItem('a', { text: 'a\uD800' }), 'text'],
  ])('refuses %s with its place, and adds nothing of that request', async (_what, item, field) => {
    const id = await begin()
    const { status, body } = await add(id, readingItem('good'), item)
    expect([status, body]).toEqual([400, { items: { 1: { [field]: expect.anything() } } }])
    expect((await post(`${id}/finish/`)).body).toMatchObject({ readings: 0, entries: 0 })
  })

  it('hides its pictures until it is finished, and does not count them as loose', async () => {
    person.server = testServer(person.database, { holds: { loosePictures: 1 } })
    const id = await begin()
    const sent = [
      await sendPicture(`/imports/${id}/images/`),
      await sendPicture(`/imports/${id}/images/`, 1),
    ]
    expect(sent.map(({ status }) => status)).toEqual([201, 201])
    const [first, second] = sent.map(({ body }) => String(body.path))
    expect((await person.server.call(first ?? '', { token: person.token })).status).toBe(404)
    const loose = await sendPicture('/journal/images/')
    expect(loose.status).toBe(201)
    // One that was sent for the journal is none of the import.
    expect((await add(id, entryItem('x', { images: [loose.body.path] }))).status).toBe(400)
    await add(id, entryItem('a', { images: [second, first] }))
    await post(`${id}/finish/`)
    expect(await get('/journal/')).toMatchObject([{ images: [second, first] }])
    expect((await person.server.call(first ?? '', { token: person.token })).status).toBe(200)
  })

  it('takes everything back, and can be imported again at once', async () => {
    const before = await person.send('POST', '/mood/', { mood_value: 2 })
    const { id } = await importAll(readingItem('a'), entryItem('b'))
    const undone = await post(`${id}/undo/`, { keep_edited: true })
    expect(undone.body).toMatchObject({ id, state: 'undone', undo_until: null })
    expect([await get('/mood/'), await get('/journal/')]).toEqual([[before.body], []])
    expect((await importAll(readingItem('a'), entryItem('b'))).added).toBe(2)
    await person.server.background.settled()
    expect([await get('/mood/'), await get('/journal/')]).toMatchObject([[{}, {}], [{}]])
    expect(await get('/imports/')).toMatchObject([{ state: 'done' }, { state: 'undone' }])
  })

  it('lists what was edited, and keeps it if asked to; it stays known', async () => {
    const { id } = await importAll(readingItem('a'), readingItem('b'), entryItem('c'))
    const [{ id: entryId }] = await get('/journal/')
    const [{ id: moodId, note }] = await get('/mood/')
    const body = { tags_input: ['new'] }
    await person.send('PATCH', `/journal/${entryId}/`, body)
    await person.send('PATCH', `/mood/${moodId}/`, { mood_value: 1 })
    expect(await get(`/imports/${id}/edited/`)).toEqual([
      { kind: 'reading', id: moodId, local_date: '2024-06-03', title: '' },
      { kind: 'entry', id: entryId, local_date: '2024-06-03', title: 'c' },
    ])
    await post(`${id}/undo/`, { keep_edited: true })
    await person.server.background.settled()
    expect(await get('/journal/')).toMatchObject([{ id: entryId, tags: ['new'] }])
    expect(await get('/mood/')).toMatchObject([{ id: moodId, note }])
    expect((await importAll(readingItem('a'), readingItem('b'), entryItem('c'))).added).toBe(1)
  })

  it('takes edited items with it unless told otherwise', async () => {
    const { id } = await importAll(readingItem('a'))
    const [{ id: moodId }] = await get('/mood/')
    await person.send('PATCH', `/mood/${moodId}/`, { note: 'mine' })
    await post(`${id}/undo/`, { keep_edited: false })
    expect(await get('/mood/')).toEqual([])
  })

  it('can be undone for thirty days', async () => {
    const { id } = await importAll(readingItem('a'))
    person.server.time.pass(30 * dayMs + 1)
    person.token = (await person.server.signIn(person.username)).access
    const { status, body } = await post(`${id}/undo/`, { keep_edited: false })
    expect([status, body]).toEqual([409, { detail: 'An import can be undone for 30 days.' }])
  })

  it('belongs to one user', async () => {
    const id = await begin()
    person.token = await person.server.join(`stranger${person.username}`)
    const answers = [
      await add(id, readingItem('a')),
      await post(`${id}/finish/`),
      await post(`${id}/undo/`, { keep_edited: false }),
      await person.server.call(`/imports/${id}/`, { method: 'DELETE', token: person.token }),
      await person.server.call(`/imports/${id}/edited/`, { token: person.token }),
      await sendPicture(`/imports/${id}/images/`),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(await get('/imports/')).toEqual([])
  })

  it('adds no more than an account may hold', async () => {
    person.server = testServer(person.database, { holds: { items: 3 }, processes: 1 })
    const id = await begin()
    const { status, body } = await add(id, ...['a', 'b', 'c', 'd'].map((one) => readingItem(one)))
    expect([status, body.detail]).toEqual([413, expect.stringContaining('at most 3 items')])
    expect((await add(id, readingItem('a'), readingItem('b'))).body).toEqual({ added: 2 })
  })

  it('leaves nothing when it is swept', async () => {
    const id = await begin()
    const { body } = await sendPicture(`/imports/${id}/images/`)
    await add(id, entryItem('a', { images: [body.path] }), readingItem('b'))
    await sendPicture(`/imports/${id}/images/`, 1)
    await addPaths(id, pathItem('c', ['one']))
    const rows = async () => {
      const counts = await Promise.all(
        (['moods', 'journal_entries', 'journal_images', 'journeys', 'import_keys'] as const).map(
          (table) =>
            person.database.db
              .selectFrom(table)
              .select(({ fn }) => fn.countAll<number>().as('rows'))
              .where('import_id', '=', id)
              .executeTakeFirstOrThrow(),
        ),
      )
      return counts.map((count) => count.rows)
    }
    expect(await rows()).toEqual([1, 1, 2, 1, 3])
    await sweep(person.database.db, person.server.time.clock())
    expect(await rows()).toEqual([1, 1, 2, 1, 3])
    await sweep(person.database.db, addMs(person.server.time.clock(), 2 * hourMs))
    expect(await rows()).toEqual([0, 0, 0, 0, 0])
    expect(await get('/imports/')).toEqual([])
  })
})
