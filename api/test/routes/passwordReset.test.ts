import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

const hourMs = 60 * 60 * 1000

describe.each(databases)('a forgotten password, on $name', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let opened: Awaited<ReturnType<typeof open>>

  beforeAll(async () => {
    opened = await open()
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
    const pattern = /\/password-reset-confirm\/(\S+)\/(\S+)/
    const letter = server.letters.findLast(({ text }) => pattern.test(text))
    const [, uid, token] = pattern.exec(letter?.text ?? '') ?? []
    return { uid, token }
  }
  const confirm = (given: object, password = 'Quiet-Harbor-77') =>
    server.call('/auth/users/reset_password_confirm/', {
      method: 'POST',
      body: { ...given, new_password: password, re_new_password: password },
    })

  it('sends a link to the stored address, whatever the case of the given one', async () => {
    await server.join('casey')
    await ask('CASEY@EXAMPLE.COM')
    expect(server.letters.at(-1)).toMatchObject({
      to: { name: 'casey', address: 'casey@example.com' },
    })
    expect(server.letters.at(-1)?.text).toContain('https://truenorth.example/password-reset-')
  })

  it('answers the same for an unknown address, and sends nothing', async () => {
    const before = server.letters.length
    expect((await ask('nobody@example.com')).status).toBe(204)
    expect(server.letters).toHaveLength(before)
  })

  it('costs as many writes and letters for an unknown address, so that the next call tells nothing', async () => {
    await server.join('jay')
    // PostgreSQL does not tell how many rows were written.
    const rows = () =>
      opened.database.dialect === 'sqlite'
        ? opened.database.file.prepare('select total_changes()').pluck().get()
        : 0
    const done = () => [Number(rows()), server.letters.length + server.rehearsed.length]
    const work = async (email: string) => {
      const before = done()
      await ask(email)
      return done().map((count, index) => count - (before[index] ?? 0))
    }
    const known = await work('jay@example.com')
    expect(known[1]).toBe(1)
    expect(await work('not-jay@example.com')).toEqual(known)
  })

  it('tells the owner that there is a new password', async () => {
    await server.join('swift')
    await ask('swift@example.com')
    await confirm(link())
    await server.background.settled()
    expect(server.letters.at(-1)).toMatchObject({
      to: { address: 'swift@example.com' },
      subject: 'Your Truenorth password was changed',
    })
  })

  it('sets the password once per link, and ends every session', async () => {
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
