import { databases } from '../testbed/databases.ts'
import { testServer } from '../testbed/testServer.ts'

const hourMs = 60 * 60 * 1000

describe.each(databases)('a forgotten password, on $name', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>

  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    server = testServer(opened.database)
  })
  afterAll(() => close())
  afterEach(() => expect(server.errors).toEqual([]))

  const ask = async (email: string) => {
    const answer = await server.call('/auth/users/reset_password/', {
      method: 'POST',
      body: { email },
    })
    await server.background.settled()
    return answer
  }
  const link = () => {
    const text = server.letters.at(-1)?.text ?? ''
    const [, uid, token] = /\/password-reset-confirm\/(\S+)\/(\S+)/.exec(text) ?? []
    return { uid, token }
  }
  const confirm = (given: object, password = 'Quiet-Harbor-77') =>
    server.call('/auth/users/reset_password_confirm/', {
      method: 'POST',
      body: { ...given, new_password: password, re_new_password: password },
    })

  it('sends a link to the stored address, whatever the case it was asked for in', async () => {
    await server.join('casey')
    await ask('CASEY@EXAMPLE.COM')
    expect(server.letters.at(-1)).toMatchObject({
      to: { name: 'casey', address: 'casey@example.com' },
    })
    expect(server.letters.at(-1)?.text).toContain('https://truenorth.example/password-reset-')
  })

  it('says the same about an address that nobody has, and sends nothing', async () => {
    const before = server.letters.length
    expect((await ask('nobody@example.com')).status).toBe(204)
    expect(server.letters).toHaveLength(before)
  })

  it('sets the password once, and ends every session', async () => {
    const access = await server.join('robin')
    const pair = await server.signIn('robin')
    await ask('robin@example.com')
    const answers = await Promise.all([confirm(link()), confirm(link())])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400])
    expect((await server.call('/auth/users/me/', { token: access })).status).toBe(401)
    const body = { refresh: pair.refresh }
    expect((await server.call('/token/refresh/', { method: 'POST', body })).status).toBe(401)
    expect((await server.signIn('robin', 'Quiet-Harbor-77')).access).toMatch(/^ey/)
  })

  it('refuses a link after an hour', async () => {
    await server.join('wren')
    await ask('wren@example.com')
    server.time.pass(hourMs + 1)
    expect((await confirm(link())).body).toEqual({ token: ['Invalid token for given user.'] })
  })

  it('refuses a link of another user', async () => {
    await server.join('finch')
    await ask('finch@example.com')
    const { uid } = link()
    await server.join('heron')
    await ask('heron@example.com')
    expect((await confirm({ ...link(), uid })).status).toBe(400)
  })
})
