import { kyselyUsers } from '#src/auth/user.kysely.ts'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

describe.each(databases)('messages that say the same, on $name', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  const tokens: Record<string, string> = {}

  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    server = testServer(opened.database)
    const users = kyselyUsers(opened.database.db)
    for (const name of ['river', 'ash', 'casey', 'maya']) tokens[name] = await server.join(name)
    for (const name of ['river', 'ash']) await users.makeAdmin((await users.byName(name))?.id ?? 0)
  })
  afterAll(() => close())
  afterEach(() => expect(server.errors).toEqual([]))

  const call = (name: string, method: string, path: string, body?: object, headers = {}) =>
    server.call(path, { method, token: tokens[name] ?? '', headers, ...(body && { body }) })
  const sends = async (name: string, message: string, email = ''): Promise<number> =>
    (await call(name, 'POST', '/feedback/', { message, email })).body.id
  const merges = (name: string, id: number, merged_into: number | null, headers = {}) =>
    call(name, 'PATCH', `/feedback/${id}/`, { merged_into }, headers)
  const list = async (query: string) =>
    (await call('river', 'GET', `/feedback/list/?${query}`)).body
  const listedIds = async (query: string) => (await list(query)).map(({ id }: { id: number }) => id)
  const item = async (id: number) => (await list(`id=${id}`))[0]
  const own = async (name: string, id: number) =>
    (await call(name, 'GET', '/my-feedback/')).body.find((one: { id: number }) => one.id === id)
  const textsOf = ({ answers }: { answers: { text: string }[] }) => answers.map(({ text }) => text)
  const answers = (id: number, text: string) =>
    call('river', 'POST', `/feedback/${id}/answers/`, { text })
  const counts = async (query = '') =>
    (await call('river', 'GET', `/feedback/summary/?${query}`)).body

  it('lists the one that stands for them, finds the others by their words, and counts all of them', async () => {
    const kept = await sends('casey', 'The chart is slow')
    const same = await sends('maya', 'Graph takes ages')
    const before = await counts()
    const { status, body } = await merges('river', same, kept)
    expect([status, body]).toMatchObject([200, { merged_into: kept, is_read: true }])
    expect(await item(kept)).toMatchObject({ merged: 1, version: 1 })
    expect(await listedIds('')).toEqual(expect.arrayContaining([kept]))
    expect(await listedIds('')).not.toContain(same)
    expect(await listedIds('search=graph')).toEqual([same])
    expect(await listedIds(`merged_into=${kept}`)).toEqual([same])
    expect(await counts()).toMatchObject({
      total: before.total,
      general: before.general,
      unread: before.unread - 1,
      matching: before.matching - 1,
    })
    expect((await counts('type=general')).matching).toBe(before.matching - 1)
    const file = await call('river', 'GET', '/feedback/export/json/')
    expect(file.body).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: same, merged_into: kept })]),
    )
    expect((await call('river', 'GET', `/feedback/${same}/thread/`)).body.acts).toMatchObject([
      { writer: 'river', act: `merge:${kept}` },
    ])
  })

  it('gives the state and every answer to all of them, and nobody the words of somebody else', async () => {
    const kept = await sends('casey', 'Only Casey wrote this')
    const same = await sends('maya', 'Only Maya wrote this', 'maya@example.com')
    await answers(kept, 'Before they were merged')
    await merges('river', same, kept)
    await call('river', 'PATCH', `/feedback/${kept}/`, { state: 'planned' })
    await answers(kept, 'After they were merged')
    expect((await call('maya', 'GET', '/my-feedback/news/')).body).toEqual({ answers: 2 })
    const mine = await own('maya', same)
    expect(mine).toMatchObject({ state: 'planned', is_merged: true })
    expect(textsOf(mine)).toEqual(['Before they were merged', 'After they were merged'])
    expect(JSON.stringify((await call('maya', 'GET', '/my-feedback/')).body)).not.toMatch(
      /Casey|casey|merged_into|river/,
    )
    expect(JSON.stringify((await call('casey', 'GET', '/my-feedback/')).body)).not.toMatch(
      /Maya|maya|is_merged|"merged"/,
    )
    const letter = expect.stringMatching(/waiting|sent/)
    const { body: thread } = await call('river', 'GET', `/feedback/${same}/thread/`)
    expect(thread.answers).toMatchObject([{ letter }, { letter }])
  })

  it('takes them apart again: each goes its own way from then on', async () => {
    const kept = await sends('casey', 'Stays')
    const same = await sends('maya', 'Goes')
    await merges('river', same, kept)
    await answers(kept, 'To both')
    expect((await merges('ash', same, null)).body).not.toHaveProperty('merged_into')
    await call('river', 'PATCH', `/feedback/${kept}/`, { state: 'done' })
    await answers(kept, 'To one')
    expect(await item(kept)).not.toHaveProperty('merged')
    expect(await listedIds('')).toEqual(expect.arrayContaining([kept, same]))
    expect(await own('maya', same)).toMatchObject({ state: 'new', answers: [{ text: 'To both' }] })
    await merges('river', same, kept)
    expect(textsOf(await own('maya', same))).toEqual(['To both', 'To one'])
  })

  it('merges into what stands for a merged message, with all that was merged before', async () => {
    const [one, two, three] = [
      await sends('casey', '1'),
      await sends('maya', '2'),
      await sends('maya', '3'),
    ]
    await merges('river', two, one)
    expect((await merges('river', three, two)).body).toMatchObject({ merged_into: one })
    const four = await sends('casey', '4')
    await merges('river', one, four)
    expect(await item(four)).toMatchObject({ merged: 3 })
    expect((await listedIds(`merged_into=${four}`)).toSorted()).toEqual([one, two, three])
  })

  it('refuses what cannot be merged', async () => {
    const [one, two] = [await sends('casey', 'One'), await sends('casey', 'Two')]
    await merges('river', two, one)
    const itself = {
      merged_into: ['A message cannot be merged into itself, nor into one of its own.'],
    }
    expect((await merges('river', one, one)).body).toEqual(itself)
    expect((await merges('river', one, two)).body).toEqual(itself)
    const missing = await merges('river', one, 99_999_999)
    expect([missing.status, missing.body]).toEqual([
      400,
      { merged_into: ['There is no such message.'] },
    ])
    const change = await call('river', 'PATCH', `/feedback/${two}/`, { state: 'done' })
    expect([change.status, change.body]).toEqual([
      400,
      { state: [`This is merged: change No. ${one}.`] },
    ])
    expect((await merges('casey', two, null)).status).toBe(403)
  })

  it('answers 412 to the second of two administrators, with what the first has done', async () => {
    const [one, two, same] = [
      await sends('casey', 'A'),
      await sends('casey', 'B'),
      await sends('maya', 'C'),
    ]
    const seen = { 'If-Match': '"1"' }
    const both = await Promise.all([
      merges('river', same, one, seen),
      merges('ash', same, two, seen),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    const present = await item(same)
    expect(both.map(({ body }) => body)).toEqual([present, present])
  })

  it('never merges two messages into each other, nor into a merged one, by merges at once', async () => {
    const ids = await Promise.all(['a', 'b', 'c', 'd'].map((text) => sends('casey', text)))
    const [a = 0, b = 0, c = 0, d = 0] = ids
    await Promise.all([
      merges('river', a, b),
      merges('ash', b, a),
      merges('river', b, c),
      merges('ash', d, a),
    ])
    const rows = await Promise.all(ids.map((id) => item(id)))
    const merged = new Map(rows.map((row) => [row.id, row.merged_into]))
    for (const into of merged.values()) if (into) expect(merged.get(into)).toBeUndefined()
  })

  it.each(['its author takes it back', 'an administrator deletes it'])(
    'lets the others stand by themselves when %s',
    async (way) => {
      const kept = await sends('casey', 'Going')
      const same = await sends('maya', 'Staying')
      await merges('river', same, kept)
      await call('river', 'PATCH', `/feedback/${kept}/`, { state: 'planned' })
      await answers(kept, 'For both')
      const gone = way.startsWith('its')
        ? await call('casey', 'DELETE', `/my-feedback/${kept}/`)
        : await call('river', 'DELETE', `/feedback/${kept}/`)
      expect(gone.status).toBe(204)
      expect(await item(same)).not.toHaveProperty('merged_into')
      expect(await listedIds('')).toContain(same)
      const mine = await own('maya', same)
      expect(mine).toMatchObject({ state: 'planned', answers: [{ text: 'For both' }] })
      expect(mine).not.toHaveProperty('is_merged')
    },
  )

  it('lets the author of a merged message take it back', async () => {
    const kept = await sends('casey', 'Kept')
    const same = await sends('maya', 'Taken back')
    await merges('river', same, kept)
    expect((await call('maya', 'DELETE', `/my-feedback/${same}/`)).status).toBe(204)
    expect(await item(kept)).not.toHaveProperty('merged')
  })

  it('merges several at once, each over the version that was seen, and takes them apart', async () => {
    const kept = await sends('casey', 'Several: kept')
    const same = await sends('maya', 'Several: one', 'maya@example.com')
    const moved = await sends('ash', 'Several: two')
    await answers(kept, 'We know of it.')
    await call('ash', 'PATCH', `/feedback/${moved}/`, { state: 'planned' })
    const bulk = (items: { id: number; version: number }[], merged_into: number | null) =>
      call('river', 'POST', '/feedback/bulk/', { items, merged_into })
    const seen = [same, moved].map((id) => ({ id, version: 1 }))
    const itself = await bulk([...seen, { id: kept, version: 1 }], kept)
    expect([itself.status, itself.body]).toMatchObject([
      400,
      { merged_into: [expect.stringContaining('itself')] },
    ])
    expect((await bulk(seen, 987_654)).body).toMatchObject({
      merged_into: [expect.stringContaining('no such message')],
    })
    expect((await item(same)).merged_into).toBeUndefined()

    const merged = await bulk(seen, kept)
    expect(merged.body.changed).toMatchObject([{ id: same, merged_into: kept }])
    expect(merged.body.conflicts).toMatchObject([{ id: moved, version: 2, state: 'planned' }])
    expect(textsOf(await own('maya', same))).toEqual(['We know of it.'])
    // The same again, because its answer did not arrive, merges nothing twice.
    expect((await bulk(seen, kept)).body.changed).toEqual([])
    expect(textsOf(await own('maya', same))).toEqual(['We know of it.'])

    const { id, version } = merged.body.changed[0]
    expect((await bulk([{ id, version }], null)).body.changed).toMatchObject([{ id: same }])
    expect((await item(same)).merged_into).toBeUndefined()
    const { acts } = (await call('river', 'GET', `/feedback/${same}/thread/`)).body
    expect(acts.map(({ act }: { act: string }) => act)).toEqual(['unmerge', `merge:${kept}`])
  })
})
