import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

const changing = new Set(['x-request-id', 'set-cookie'])

const told = ({ status, body, headers }: { status: number; body: unknown; headers: Headers }) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => !changing.has(name)),
})

describe.each(databases)('the existence of an account, on $name', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>

  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    server = testServer(opened.database)
    await server.join('casey')
    await server.join('gone')
    await opened.database.db
      .updateTable('users')
      .set({ is_active: 0 })
      .where('username', '=', 'gone')
      .execute()
  })
  afterAll(() => close())

  const post = async (path: string, body: object) =>
    told(await server.call(path, { method: 'POST', body }))

  it('is not revealed at sign-in', async () => {
    const password = 'Some-Other-Lantern-1'
    const known = await post('/token/', { username: 'casey', password })
    expect(known.status).toBe(401)
    expect(await post('/token/', { username: 'nobody', password })).toEqual(known)
    expect(await post('/token/', { username: 'gone', password })).toEqual(known)
  })

  it('is not revealed by a password reset', async () => {
    const known = await post('/auth/users/reset_password/', { email: 'casey@example.com' })
    expect(known.status).toBe(204)
    for (const email of ['nobody@example.com', 'gone@example.com'])
      expect(await post('/auth/users/reset_password/', { email })).toEqual(known)
    await server.background.settled()
    expect(server.letters).toHaveLength(1)
  })
})
