import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

describe.each(databases)('a takeover of an account, on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  let server: ReturnType<typeof testServer>

  beforeAll(async () => {
    opened = await open()
    server = testServer(opened.database)
  })
  afterAll(() => opened.close())
  afterEach(() => expect(server.errors).toEqual([]))

  const register = (username: string, email: string, password = server.password) =>
    server.call('/auth/users/', { method: 'POST', body: { username, email, password } })

  it('tells the owner by mail of a sign-in on a device that the account does not know', async () => {
    await register('rowan', 'rowan@example.com')
    await server.signIn('rowan')
    await server.background.settled()
    expect(server.letters).toEqual([])
    const credentials = { username: 'rowan', password: server.password }
    const signIn = async (cookie = '', device = 'Phone') => {
      const headers = { 'User-Agent': device, ...(cookie && { Cookie: cookie }) }
      const answer = await server.call('/token/', { method: 'POST', body: credentials, headers })
      await server.background.settled()
      return answer.headers.getSetCookie().find((one) => /_device=/.test(one)) ?? ''
    }
    const set = await signIn()
    expect(set).toMatch(/; Path=\/api; HttpOnly; Secure; SameSite=Lax$/)
    expect(server.letters).toMatchObject([
      {
        to: { address: 'rowan@example.com' },
        subject: 'A new device signed in to Truenorth',
        text: expect.stringContaining('Phone'),
      },
    ])
    const cookie = set.split(';')[0]
    await signIn(cookie)
    expect(server.letters).toHaveLength(1)
    await signIn('truenorth_device=invented')
    expect(server.letters).toHaveLength(2)
    const rows = await opened.database.db.selectFrom('known_devices').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(cookie?.split('=')[1])
  })

  it('does not change the address without the password', async () => {
    await register('aspen', 'aspen@example.com')
    const { access } = await server.signIn('aspen')
    const change = (body: object) =>
      server.call('/auth/users/me/', { method: 'PATCH', body, token: access })
    expect(await change({ email: 'thief@example.com' })).toMatchObject({
      status: 400,
      body: { current_password: ['This field is required.'] },
    })
    expect(await change({ email: 'thief@example.com', current_password: 'guess' })).toMatchObject({
      status: 400,
      body: { current_password: ['Invalid password.'] },
    })
    expect((await change({ email: 'aspen@example.com' })).status).toBe(200)
    expect(await change({})).toMatchObject({ status: 200, body: { email: 'aspen@example.com' } })
  })

  it('ends the other sessions with a change of the address', async () => {
    await register('oak', 'oak@example.com')
    const [here, there] = [await server.signIn('oak'), await server.signIn('oak')]
    const body = { email: 'oak@elsewhere.example', current_password: server.password }
    const answer = await server.call('/auth/users/me/', {
      method: 'PUT',
      body,
      token: here.access,
    })
    expect(answer).toMatchObject({ status: 200, body: { email: 'oak@elsewhere.example' } })
    const me = async (token: string) => (await server.call('/auth/users/me/', { token })).status
    expect([await me(here.access), await me(there.access)]).toEqual([200, 401])
  })

  it('sends a letter to the old address when it changes', async () => {
    await register('maple', 'maple@example.com')
    const { access } = await server.signIn('maple')
    const change = (email: string) =>
      server.call('/auth/users/me/', {
        method: 'PATCH',
        body: { email, current_password: server.password },
        token: access,
      })
    await server.background.settled()
    const before = server.letters.length
    await change('maple@example.com')
    await server.background.settled()
    expect(server.letters).toHaveLength(before)
    await change('other@example.com')
    await server.background.settled()
    expect(server.letters).toHaveLength(before + 1)
    expect(server.letters.at(-1)).toMatchObject({
      to: { name: 'maple', address: 'maple@example.com' },
      text: expect.stringContaining('https://truenorth.example/account'),
    })
  })
})
