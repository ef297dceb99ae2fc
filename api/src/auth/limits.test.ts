import { databases } from '../testbed/databases.ts'
import { testServer } from '../testbed/testServer.ts'

describe.each(databases)('too many attempts, on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>

  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())

  it('locks a name for its address after so many wrong passwords, and no other name', async () => {
    const server = testServer(opened.database, { attempts: 3 })
    await server.join('casey')
    await server.join('robin')
    const tryIt = (username: string, password: string) =>
      server.call('/token/', { method: 'POST', body: { username, password } })
    for (const guess of ['a', 'b', 'c']) expect((await tryIt('casey', guess)).status).toBe(401)
    const refused = await tryIt('CASEY', server.password)
    const wait = Number(refused.headers.get('Retry-After'))
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({
      detail: `Request was throttled. Expected available in ${wait} seconds.`,
    })
    expect(wait).toBeGreaterThan(0)
    expect((await tryIt('robin', server.password)).status).toBe(200)
  })

  it('does not count sign-ins that succeed', async () => {
    const server = testServer(opened.database, { attempts: 3 })
    for (const _ of Array.from({ length: 5 })) {
      expect((await server.signIn('robin')).access).toMatch(/^ey/)
    }
  })

  it('still counts after a restart', async () => {
    const server = testServer(opened.database, { attempts: 3 })
    const body = { username: 'casey', password: server.password }
    expect((await server.call('/token/', { method: 'POST', body })).status).toBe(429)
  })

  it('slows down who calls too often', async () => {
    const token = await testServer(opened.database).join('hasty')
    const server = testServer(opened.database, { calls: 2 })
    const call = () => server.call('/mood/', { token })
    const answers = [await call(), await call(), await call()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  })
})
