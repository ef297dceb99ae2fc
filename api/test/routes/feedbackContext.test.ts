import { kyselyUsers } from '#src/auth/user.kysely.ts'
import { databases } from '../support/databases.ts'
import { readArchive } from '../support/readArchive.ts'
import { testServer } from '../support/testServer.ts'

const context = {
  remotes: [
    { name: 'mood', version: '2.15.0-3fa9' },
    { name: 'journeys', version: '1.0.0' },
  ],
  language: 'de-CH',
  theme: 'dark',
  window: { width: 390, height: 844 },
  browser: 'Samsung Internet 28',
  error: 'c0ffee00-1234',
}
const page = '/mood/:moodEventId/edit'
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe.each(databases)('what is sent along with feedback, on $name', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let admin = ''
  let casey = ''
  let count = 0

  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    server = testServer(opened.database)
    admin = await server.join('river')
    const users = kyselyUsers(opened.database.db)
    await users.makeAdmin((await users.byName('river'))?.id ?? 0)
  })
  beforeEach(async () => {
    count += 1
    casey = await server.join(`casey${count}`)
  })
  afterAll(() => close())
  afterEach(() => expect(server.errors).toEqual([]))

  const send = (body: object, token = casey, headers = {}) =>
    server.call('/feedback/', { method: 'POST', body, token, headers })
  const asAdmin = (path: string, method = 'GET', body?: object) =>
    server.call(`/feedback/${path}`, { method, token: admin, ...(body && { body }) })
  const fileOf = async (path: string, token: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await server.app.request(`/api${path}`, { headers })
    return Buffer.from(await answer.arrayBuffer())
  }

  it('is shown to administrators and to its author, and is in the archive of its author', async () => {
    const key = { 'Idempotency-Key': `with-context-${count}` }
    const sent = await send({ message: 'Too dark', page, context }, casey, key)
    expect([sent.status, sent.body]).toMatchObject([201, { page, context }])
    expect((await send({ message: 'Too dark', page, context }, casey, key)).body).toEqual(sent.body)
    const { id } = sent.body
    expect((await asAdmin(`list/?id=${id}`)).body).toMatchObject([{ page, context }])
    expect((await server.call('/my-feedback/', { token: casey })).body).toMatchObject([{ context }])
    const archive = readArchive(await fileOf('/account/export/', casey))
    const { feedback } = JSON.parse(archive.get('truenorth.json')?.toString('utf8') ?? '')
    expect(feedback).toMatchObject([{ page, context }])
  })

  it('is told to nobody else', async () => {
    const { body } = await send({ message: 'Mine', page, context })
    const other = await server.join(`other${count}`)
    const { body: theirs } = await server.call('/my-feedback/', { token: other })
    expect(theirs).toEqual([])
    for (const path of [`list/?id=${body.id}`, 'list/?remote=mood', 'export/json/', 'desk/'])
      expect((await server.call(`/feedback/${path}`, { token: other })).status).toBe(403)
    expect((await server.call('/feedback/export/json/')).status).toBe(401)
  })

  it('holds only what its author has left in', async () => {
    const { body } = await send({ message: 'Less', context: { theme: 'light' } })
    expect(body).toMatchObject({ page: '', context: { theme: 'light' } })
    expect(Object.keys(body.context)).toEqual(['theme'])
    expect((await send({ message: 'Nothing', context: {} })).body).not.toHaveProperty('context')
  })

  it('drops fields that it does not know', async () => {
    const forged = { ...context, page: '/x', cookies: 'secret', journal: ['My day'] }
    const { body } = await send({ message: 'More', context: forged })
    expect(body.context).toEqual(context)
  })

  it.each([
    ['all', ['Invalid input: expected object, received string']],
    [{ language: 'my diary says' }, { language: ['Not a language.'] }],
    [{ theme: 'sepia' }, { theme: ['"sepia" is not a valid choice.'] }],
    [{ browser: userAgent }, { browser: ['Not the name and version of a browser.'] }],
    [{ error: 'x'.repeat(65) }, { error: ['Not the id of a request.'] }],
    [
      { window: { width: 0, height: 844 } },
      { window: { width: ['Ensure this value is greater than or equal to 1.'] } },
    ],
    [
      { remotes: Array.from({ length: 11 }, () => context.remotes[0]) },
      { remotes: ['Ensure this field has no more than 10 elements.'] },
    ],
    [
      { remotes: [{ name: 'Mood <b>', version: '1 0' }] },
      { remotes: { 0: { name: ['Not the name of a remote.'], version: ['Not a version.'] } } },
    ],
  ])('refuses the forged context %j', async (forged, words) => {
    const { status, body } = await send({ message: 'Forged', context: forged })
    expect([status, body]).toEqual([400, { context: words }])
    expect((await asAdmin(`summary/?search=casey${count}`)).body.matching).toBe(0)
  })

  it('finds messages by page and by remote, and lists both', async () => {
    const { body: first } = await send({ message: 'One', page: `/only/${count}`, context })
    const remotes = [{ name: `solo-${count}`, version: '1.0.0' }]
    const { body: second } = await send({
      message: 'Two',
      page: '/mood/today',
      context: { remotes },
    })
    const found = async (query: string) => {
      const { body } = await asAdmin(`list/?${query}&search=casey${count}`)
      return body.map(({ id }: { id: number }) => id)
    }
    expect(await found(`path=/only/${count}`)).toEqual([first.id])
    expect(await found(`remote=solo-${count}`)).toEqual([second.id])
    expect(await found('remote=solo')).toEqual([])
    expect((await asAdmin(`summary/?remote=solo-${count}`)).body.matching).toBe(1)
    const { body: desk } = await asAdmin('desk/')
    expect(desk.pages).toEqual(expect.arrayContaining(['/mood/today', `/only/${count}`]))
    expect(desk.pages).not.toContain('')
    expect(desk.remotes).toEqual(expect.arrayContaining(['journeys', 'mood', `solo-${count}`]))
    const refused = await asAdmin('list/?remote=Not one')
    expect([refused.status, refused.body]).toEqual([400, { remote: ['Not the name of a remote.'] }])
  })

  it('keeps the remotes alone when the account of its author is deleted', async () => {
    const { body } = await send({ message: 'Goodbye', page, context })
    const left = await server.call('/auth/users/me/', {
      method: 'DELETE',
      token: casey,
      body: { current_password: server.password },
    })
    expect(left.status).toBe(204)
    const { body: listed } = await asAdmin(`list/?id=${body.id}`)
    expect(listed).toMatchObject([{ message: 'Goodbye', page }])
    expect(listed[0].context).toEqual({ remotes: context.remotes })
  })

  it('is in both files of the inbox, with states, labels, who takes care of it, and answers', async () => {
    const { body } = await send({ message: '=1+1', page, context })
    const { body: desk } = await asAdmin('desk/')
    const [{ id: riverId }] = desk.administrators
    const changes = { state: 'planned', assignee: riverId, labels: ['dark', '@night'] }
    await asAdmin(`${body.id}/`, 'PATCH', changes)
    await asAdmin(`${body.id}/answers/`, 'POST', { text: '=2+2 "so"' })
    await asAdmin(`${body.id}/notes/`, 'POST', { text: 'Between administrators' })
    await send({ message: 'Plain' })
    const query = `?search=casey${count}&ordering=created_at`

    const csv = (await fileOf(`/feedback/export/${query}`, admin)).toString('utf8')
    const [names = '', row = ''] = csv.split('\r\n')
    expect(names).toMatch(
      /"message","state","assignee","labels","answers","remotes","language","theme","window","browser","error","picture","merged_into"$/,
    )
    expect(row).toMatch(/,"'=1\+1","planned","river","dark, @night","\S+Z river =2\+2 ""so""",/)
    expect(row).toMatch(
      /"mood 2.15.0-3fa9, journeys 1.0.0","de-CH","dark","390x844","Samsung Internet 28","c0ffee00-1234","",""$/,
    )

    const file = await fileOf(`/feedback/export/json/${query}`, admin)
    const items = JSON.parse(file.toString('utf8'))
    expect(items).toMatchObject([
      {
        id: body.id,
        message: '=1+1',
        state: 'planned',
        assignee: { username: 'river' },
        labels: ['dark', '@night'],
        context,
        answers: [{ writer: 'river', text: '=2+2 "so"', letter: 'none' }],
      },
      { message: 'Plain', answers: [] },
    ])
    expect(file.toString('utf8')).not.toContain('Between administrators')
    const none = await fileOf('/feedback/export/json/?search=nobodyever', admin)
    expect(JSON.parse(none.toString('utf8'))).toEqual([])
  })
})
