import { kyselyUsers, type Users } from '#src/auth/user.kysely.ts'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

describe.each(databases)('the inbox of two administrators on $name', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let casey = ''
  let users: Users
  const tokens: Record<string, string> = {}
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    server = testServer(opened.database)
    casey = await server.join('casey')
    users = kyselyUsers(opened.database.db)
    for (const name of ['river', 'ash']) {
      tokens[name] = await server.join(name)
      const { id = 0 } = (await users.byName(name)) ?? {}
      ids[name] = id
      await users.makeAdmin(id)
    }
  })
  afterAll(() => close())
  afterEach(() => expect(server.errors).toEqual([]))

  const send = async (message: string): Promise<number> =>
    (await server.call('/feedback/', { method: 'POST', body: { message }, token: casey })).body.id
  const as = (name: string, path: string, method = 'GET', body?: object, headers = {}) =>
    server.call(`/feedback/${path}`, {
      method,
      token: tokens[name] ?? '',
      headers,
      ...(body && { body }),
    })
  const idsOf = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id)

  it('starts with new messages that nobody takes care of', async () => {
    const id = await send('All is new')
    const { body } = await as('river', `list/?id=${id}`)
    expect(body).toMatchObject([{ state: 'new', labels: [] }])
    expect(body[0]).not.toHaveProperty('assignee')
  })

  it('finds messages by their state, who takes care of them, and labels', async () => {
    const id = await send('Sort me')
    const other = await send('Not me')
    const labels = ['Später "x"', ' später "x" ', '100%_']
    const changes = { state: 'planned', assignee: ids['ash'], labels }
    expect((await as('river', `${id}/`, 'PATCH', changes)).body).toMatchObject({
      state: 'planned',
      assignee: { id: ids['ash'], username: 'ash' },
      labels: ['später "x"', '100%_'],
      is_read: false,
    })
    const label = encodeURIComponent('SPÄTER "x"')
    for (const query of ['state=planned', `assignee=${ids['ash']}`, `label=${label}`]) {
      expect(idsOf(await as('river', `list/?${query}`))).toEqual([id])
      expect((await as('river', `summary/?${query}`)).body.matching).toBe(1)
    }
    expect(idsOf(await as('river', 'list/?label=100'))).toEqual([])
    expect(idsOf(await as('river', 'list/?assignee=0'))).toContain(other)
    expect(idsOf(await as('river', 'list/?assignee=0'))).not.toContain(id)
    expect((await as('river', 'desk/')).body).toMatchObject({
      administrators: [
        { id: ids['ash'], username: 'ash' },
        { id: ids['river'], username: 'river' },
      ],
      labels: ['100%_', 'später "x"'],
    })
    await as('river', `${id}/`, 'PATCH', { assignee: null })
    expect((await as('river', `list/?id=${id}`)).body[0]).not.toHaveProperty('assignee')
  })

  it('tells the sender nothing but the state', async () => {
    const key = { 'Idempotency-Key': 'sorted' }
    const sent = { method: 'POST', body: { message: 'Mine' }, token: casey, headers: key }
    const { id } = (await server.call('/feedback/', sent)).body
    await as('river', `${id}/`, 'PATCH', { state: 'done', assignee: ids['ash'], labels: ['a'] })
    await as('river', `${id}/notes/`, 'POST', { text: 'Between us' })
    const { body } = await server.call('/feedback/', sent)
    expect(body).toMatchObject({ id, state: 'done' })
    expect(JSON.stringify(body)).not.toMatch(/labels|assignee|ash|Between/)
  })

  it.each([
    [{ assignee: 424_242 }, { assignee: ['This is not an administrator.'] }],
    [{ state: 'later' }, { state: ['"later" is not a valid choice.'] }],
    [
      { labels: ['x'.repeat(41)] },
      { labels: { 0: ['Ensure this field has no more than 40 characters.'] } },
    ],
  ])('refuses %j', async (changes, words) => {
    const id = await send('Stay as you are')
    const { status, body } = await as('river', `${id}/`, 'PATCH', changes)
    expect([status, body]).toEqual([400, words])
    expect((await as('river', `list/?id=${id}`)).body).toMatchObject([{ version: 1 }])
  })

  it('gives messages to administrators only', async () => {
    const id = await send('Not for me')
    const { id: caseyId } = (await server.call('/auth/users/me/', { token: casey })).body
    expect((await as('river', `${id}/`, 'PATCH', { assignee: caseyId })).status).toBe(400)
  })

  it('answers 412 with the present version to who has not seen it', async () => {
    const id = await send('Both of us')
    const seen = { 'If-Match': '"1"' }
    await as('river', `${id}/`, 'PATCH', { state: 'planned' }, seen)
    const late = await as('ash', `${id}/`, 'PATCH', { state: 'declined' }, seen)
    expect([late.status, late.body]).toMatchObject([412, { state: 'planned', version: 2 }])
    expect(late.headers.get('ETag')).toBe('"2"')
  })

  it('changes several at once, but none that another administrator has changed since', async () => {
    const [first, second, gone] = [await send('One'), await send('Two'), await send('Three')]
    await as('ash', `${second}/`, 'PATCH', { state: 'declined' })
    await as('ash', `${gone}/`, 'DELETE')
    const items = [first, second, gone].map((id) => ({ id, version: 1 }))
    const change = { items, state: 'done', is_read: true, add_label: 'Spring' }
    const { status, body } = await as('river', 'bulk/', 'POST', change)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      changed: [{ id: first, state: 'done', is_read: true, labels: ['spring'], version: 2 }],
      conflicts: [{ id: second, state: 'declined', labels: [], version: 2 }],
    })
  })

  it('keeps notes among administrators, and a log of every act without words', async () => {
    const id = await send('Talk about me')
    await as('river', `${id}/notes/`, 'POST', { text: 'Seen this\nbefore?' })
    await as('ash', `${id}/notes/`, 'POST', { text: 'Never.' })
    await as('ash', `${id}/`, 'PATCH', { is_read: true, state: 'in_progress', labels: ['odd'] })
    const { body } = await as('river', `${id}/thread/`)
    expect(body.notes).toMatchObject([
      { writer: 'river', text: 'Seen this\nbefore?' },
      { writer: 'ash', text: 'Never.' },
    ])
    const acts: { writer: string; act: string }[] = body.acts
    expect(acts.map(({ writer, act }) => `${writer} ${act}`)).toEqual([
      'ash labels',
      'ash state:in_progress',
      'ash read',
      'ash note',
      'river note',
    ])
    await as('river', `${id}/`, 'DELETE')
    expect((await as('river', `${id}/thread/`)).status).toBe(404)
    const { body: log } = await as('river', 'acts/')
    expect(log.slice(0, 2)).toMatchObject([
      { writer: 'river', act: 'delete', feedback_id: id },
      { writer: 'ash', act: 'labels', feedback_id: id },
    ])
    expect(JSON.stringify(log)).not.toMatch(/Seen|Never|odd|Talk/)
    const { body: older } = await as('river', `acts/?before=${log[0].id}`)
    expect(older[0]).toEqual(log[1])
  })

  it('lets administrators remove notes of their own', async () => {
    const id = await send('Talk less about me')
    await as('river', `${id}/notes/`, 'POST', { text: 'Too much' })
    await as('ash', `${id}/notes/`, 'POST', { text: 'Stays' })
    const { body: before } = await as('river', `${id}/thread/`)
    const [note, other] = before.notes
    expect(await as('ash', `${id}/notes/${note.id}/`, 'DELETE')).toMatchObject({
      status: 403,
      body: { detail: 'Only who wrote a note can remove it.' },
    })
    const elsewhere = await send('Another one')
    expect((await as('river', `${elsewhere}/notes/${note.id}/`, 'DELETE')).status).toBe(404)
    expect((await as('river', `${id}/notes/${note.id}/`, 'DELETE')).status).toBe(204)
    expect((await as('river', `${id}/notes/${note.id}/`, 'DELETE')).status).toBe(404)
    const { body: thread } = await as('ash', `${id}/thread/`)
    expect(thread.notes).toEqual([other])
    expect(thread.acts[0]).toMatchObject({ writer: 'river', act: 'note:removed' })
    expect(JSON.stringify(thread)).not.toContain('Too much')
  })

  it('outlives an administrator whose account is deleted', async () => {
    const id = await send('Who had me?')
    tokens['leaving'] = await server.join('leaving')
    const user = await users.byName('leaving')
    await users.makeAdmin(user?.id ?? 0)
    await as('leaving', `${id}/`, 'PATCH', { assignee: user?.id })
    await as('leaving', `${id}/notes/`, 'POST', { text: 'Mine to keep' })
    const body = { current_password: server.password }
    const left = { method: 'DELETE', token: tokens['leaving'], body }
    expect((await server.call('/auth/users/me/', left)).status).toBe(204)
    const { body: listed } = await as('river', `list/?id=${id}`)
    expect(listed[0]).not.toHaveProperty('assignee')
    const { body: thread } = await as('river', `${id}/thread/`)
    expect(thread).toMatchObject({ notes: [{ text: 'Mine to keep' }] })
    expect(JSON.stringify(thread)).not.toContain('leaving')
  })

  it('removes several, each only as it was seen, and tells what stays', async () => {
    const [one, two, gone] = [await send('One'), await send('Two'), await send('Gone')]
    await as('ash', `${two}/`, 'PATCH', { state: 'planned' })
    await as('ash', `${gone}/`, 'DELETE')
    const items = [one, two, gone].map((id) => ({ id, version: 1 }))
    const answer = await as('river', 'bulk/remove/', 'POST', { items })
    expect(answer.body).toMatchObject({
      removed: [one, gone],
      conflicts: [{ id: two, version: 2 }],
    })
    expect(idsOf(await as('river', `list/?id=${one}`))).toEqual([])
    expect(idsOf(await as('river', `list/?id=${two}`))).toEqual([two])
    const { body: acts } = await as('river', 'acts/')
    expect(acts[0]).toMatchObject({ act: 'delete', feedback_id: one, writer: 'river' })
    const theirs = { method: 'POST', body: { items }, token: casey }
    expect((await server.call('/feedback/bulk/remove/', theirs)).status).toBe(403)
  })
})
