import { databases } from '../support/databases.ts'
import { readArchive } from '../support/readArchive.ts'
import { testServer } from '../support/testServer.ts'

describe.each(databases)('the device key on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  let server: ReturnType<typeof testServer>

  beforeAll(async () => {
    opened = await open()
    server = testServer(opened.database)
  })
  afterAll(() => opened.close())
  afterEach(() => expect(server.errors).toEqual([]))

  const ask = (token: string) => server.call('/auth/device-key/', { token })

  it('is 256 random bits, the same every time and for two calls at once', async () => {
    const token = await server.join('robin')
    const [first, second] = await Promise.all([ask(token), ask(token)])
    expect(first.status).toBe(200)
    expect(first.headers.get('Cache-Control')).toBe('no-store')
    expect(Buffer.from(first.body.key, 'base64url')).toHaveLength(32)
    expect(second.body).toEqual(first.body)
    expect((await ask(token)).body).toEqual(first.body)
  })

  it('is another for another user, and none for a visitor', async () => {
    const keys = await Promise.all(
      ['sam', 'kim'].map(async (name) => (await ask(await server.join(name))).body.key),
    )
    expect(new Set(keys).size).toBe(2)
    expect((await server.call('/auth/device-key/')).status).toBe(401)
  })

  it('is in no log and in no export', async () => {
    const token = await server.join('robin.export')
    const { key } = (await ask(token)).body
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await server.app.request('/api/account/export/', { headers })
    const files = readArchive(Buffer.from(await answer.arrayBuffer()))
    expect([...files.keys()]).toContain('truenorth.json')
    expect(Buffer.concat([...files.values()]).toString()).not.toContain(key)
    expect(JSON.stringify(server.lines)).not.toContain(key)
  })

  it('ends with the account', async () => {
    const token = await server.join('alex')
    const before = await ask(token)
    const { body: me } = await server.call('/auth/users/me/', { token })
    await opened.database.db.deleteFrom('users').where('id', '=', me.id).execute()
    const after = await ask(await server.join('alex'))
    expect(after.body.key).not.toBe(before.body.key)
  })
})
