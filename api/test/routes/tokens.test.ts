import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs

describe.each(databases)('tokens and sessions on $name', ({ open }) => {
  let close = async () => {}
  let database: Awaited<ReturnType<typeof open>>['database']
  let server: ReturnType<typeof testServer>
  let name = ''
  let count = 0

  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    database = opened.database
    server = testServer(database)
  })
  beforeEach(async () => {
    count += 1
    name = `casey${count}`
    await server.join(name)
  })
  afterAll(() => close())
  afterEach(() => expect(server.errors).toEqual([]))

  const refresh = (token: string) =>
    server.call('/token/refresh/', { method: 'POST', body: { refresh: token } })
  const me = (token: string) => server.call('/auth/users/me/', { token })

  it('exchanges a refresh token for a new pair', async () => {
    const first = await server.signIn(name)
    const { body } = await refresh(first.refresh)
    expect(body.refresh).not.toBe(first.refresh)
    expect((await me(body.access)).body).toMatchObject({ username: name })
    expect((await refresh(body.refresh)).status).toBe(200)
  })

  it('accepts the same refresh token from two tabs at once', async () => {
    const first = await server.signIn(name)
    const answers = await Promise.all([1, 2, 3].map(() => refresh(first.refresh)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const { body } of answers) expect((await refresh(body.refresh)).status).toBe(200)
  })

  it('ends the session, access included, when a used refresh token comes back after 20 seconds', async () => {
    const first = await server.signIn(name)
    const { body: second } = await refresh(first.refresh)
    server.time.pass(21 * secondMs)
    expect((await refresh(first.refresh)).status).toBe(401)
    expect((await refresh(second.refresh)).body).toMatchObject({ detail: 'Token is blacklisted' })
    expect((await me(second.access)).status).toBe(401)
  })

  it('keeps other sessions when one ends', async () => {
    const [stolen, other] = [await server.signIn(name), await server.signIn(name)]
    await refresh(stolen.refresh)
    server.time.pass(21 * secondMs)
    await refresh(stolen.refresh)
    expect((await refresh(other.refresh)).status).toBe(200)
  })

  it('stores tokens as hashes only', async () => {
    const pair = await server.signIn(name)
    const rows = await database.db.selectFrom('refresh_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(pair.refresh)
  })

  it('refuses an access token after five minutes', async () => {
    const { access } = await server.signIn(name)
    server.time.pass(5 * minuteMs + secondMs)
    expect((await me(access)).status).toBe(401)
  })

  it('signs out by the refresh token or, without one, by the access token', async () => {
    const [one, two] = [await server.signIn(name), await server.signIn(name)]
    await server.call('/auth/logout/', { method: 'POST', body: { refresh: one.refresh } })
    await server.call('/auth/logout/', { method: 'POST', body: {}, token: two.access })
    expect((await refresh(one.refresh)).status).toBe(401)
    expect((await refresh(two.refresh)).status).toBe(401)
  })

  it('verifies no access token of a session that has ended', async () => {
    const verify = async (token: string) =>
      (await server.call('/token/verify/', { method: 'POST', body: { token } })).status
    const [left, ended, here] = [
      await server.signIn(name),
      await server.signIn(name),
      await server.signIn(name),
    ]
    expect(await verify(left.access)).toBe(200)
    await server.call('/auth/logout/', { method: 'POST', body: { refresh: left.refresh } })
    expect(await verify(left.access)).toBe(401)
    expect(await verify(ended.access)).toBe(200)
    await server.call('/auth/sessions/', { method: 'DELETE', token: here.access })
    expect(await verify(ended.access)).toBe(401)
    expect(await verify(here.access)).toBe(200)
    await database.db
      .updateTable('users')
      .set({ is_active: 0 })
      .where('username', '=', name)
      .execute()
    expect([await verify(here.access), await verify(here.refresh)]).toEqual([401, 401])
  })

  it('lists the sessions with the current one marked, and ends one or all others', async () => {
    const headers = { 'User-Agent': 'Phone' }
    server.time.pass(secondMs)
    const credentials = { username: name, password: server.password }
    const phone = await server.call('/token/', { method: 'POST', body: credentials, headers })
    server.time.pass(secondMs)
    const here = await server.signIn(name)
    const list = await server.call('/auth/sessions/', { token: here.access })
    expect(list.body).toMatchObject([{ is_current: true }, { device: 'Phone' }, {}])

    const path = `/auth/sessions/${list.body[1].id}/`
    expect((await server.call(path, { method: 'DELETE', token: here.access })).status).toBe(204)
    expect((await server.call(path, { method: 'DELETE', token: here.access })).status).toBe(404)
    expect((await me(phone.body.access)).status).toBe(401)

    await server.call('/auth/sessions/', { method: 'DELETE', token: here.access })
    const left = await server.call('/auth/sessions/', { token: here.access })
    expect(left.body).toMatchObject([{ is_current: true }])
  })

  it.each(['%00', 'a%00b', '..', '%F0%9F%98%80', 'x'.repeat(40)])(
    'answers 404 for a session id that is none: %s',
    async (id) => {
      const token = await server.join('zoe')
      const { status } = await server.call(`/auth/sessions/${id}/`, { method: 'DELETE', token })
      expect([204, 404]).toContain(status)
      expect(server.errors).toEqual([])
    },
  )

  it('answers 404 for the session of another user', async () => {
    const { access } = await server.signIn(name)
    const { body } = await server.call('/auth/sessions/', { token: access })
    const stranger = await server.join(`stranger${count}`)
    const path = `/auth/sessions/${body[0].id}/`
    expect((await server.call(path, { method: 'DELETE', token: stranger })).status).toBe(404)
  })

  it('sets the csrf cookie at sign-in, readable by the page', async () => {
    const body = { username: name, password: server.password }
    const { headers } = await server.call('/token/', { method: 'POST', body })
    expect(headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^csrftoken=[\w-]+; .*Path=\/; Secure; SameSite=Lax$/),
    )
  })
})
