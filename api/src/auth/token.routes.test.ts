import { databases } from '../testbed/databases.ts'
import { testServer } from '../testbed/testServer.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs

describe.each(databases)('staying signed in, on $name', ({ open }) => {
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

  it('gives a new pair for a refresh token', async () => {
    const first = await server.signIn(name)
    const { body } = await refresh(first.refresh)
    expect(body.refresh).not.toBe(first.refresh)
    expect((await me(body.access)).body).toMatchObject({ username: name })
    expect((await refresh(body.refresh)).status).toBe(200)
  })

  it('lets two tabs refresh with the same token at once', async () => {
    const first = await server.signIn(name)
    const answers = await Promise.all([1, 2, 3].map(() => refresh(first.refresh)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const { body } of answers) expect((await refresh(body.refresh)).status).toBe(200)
  })

  it('ends the whole family, access included, when a used token comes back after the grace', async () => {
    const first = await server.signIn(name)
    const { body: second } = await refresh(first.refresh)
    server.time.pass(21 * secondMs)
    expect((await refresh(first.refresh)).status).toBe(401)
    expect((await refresh(second.refresh)).body).toMatchObject({ detail: 'Token is blacklisted' })
    expect((await me(second.access)).status).toBe(401)
  })

  it('leaves other sign-ins alone when one family ends', async () => {
    const [stolen, other] = [await server.signIn(name), await server.signIn(name)]
    await refresh(stolen.refresh)
    server.time.pass(21 * secondMs)
    await refresh(stolen.refresh)
    expect((await refresh(other.refresh)).status).toBe(200)
  })

  it('stores no token that could be used', async () => {
    const pair = await server.signIn(name)
    const rows = await database.db.selectFrom('refresh_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(pair.refresh)
  })

  it('ends an access token after five minutes', async () => {
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

  it('lists the sessions, this one marked, and ends one or all others', async () => {
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
    'finds no session where the address names none: %s',
    async (id) => {
      const token = await server.join('zoe')
      const { status } = await server.call(`/auth/sessions/${id}/`, { method: 'DELETE', token })
      expect([204, 404]).toContain(status)
      expect(server.errors).toEqual([])
    },
  )

  it('does not let anybody end somebody else’s session', async () => {
    const { access } = await server.signIn(name)
    const { body } = await server.call('/auth/sessions/', { token: access })
    const stranger = await server.join(`stranger${count}`)
    const path = `/auth/sessions/${body[0].id}/`
    expect((await server.call(path, { method: 'DELETE', token: stranger })).status).toBe(404)
  })

  it('sets the csrf cookie at sign-in, readable by the page', async () => {
    const body = { username: name, password: server.password }
    const { headers } = await server.call('/token/', { method: 'POST', body })
    expect(headers.get('Set-Cookie')).toMatch(/^csrftoken=[\w-]+; .*Path=\/; Secure; SameSite=Lax$/)
  })
})
