import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

describe.each(databases)('limits of attempts, on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>

  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())

  it('lock a name for an address after too many wrong passwords, and no other name', async () => {
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

  it('do not count successful sign-ins', async () => {
    const server = testServer(opened.database, { attempts: 3 })
    for (const _ of Array.from({ length: 5 })) {
      expect((await server.signIn('robin')).access).toMatch(/^ey/)
    }
  })

  it('are kept over a restart', async () => {
    const server = testServer(opened.database, { attempts: 3 })
    const body = { username: 'casey', password: server.password }
    expect((await server.call('/token/', { method: 'POST', body })).status).toBe(429)
  })

  const wrongFrom = (server: ReturnType<typeof testServer>, username: string, from: string[]) =>
    from.reduce<Promise<number[]>>(async (earlier, address) => {
      const statuses = await earlier
      const { status } = await server.call('/token/', {
        method: 'POST',
        body: { username, password: 'wrong' },
        headers: { 'X-Forwarded-For': address },
      })
      return [...statuses, status]
    }, Promise.resolve([]))

  it('count all addresses of one IPv6 network as one', async () => {
    const server = testServer(opened.database, { attempts: 10, proxies: 1 })
    await server.join('wren')
    const from = Array.from({ length: 30 }, (_, index) => `[2001:db8:7:7::${index + 1}]:4${index}`)
    const statuses = await wrongFrom(server, 'wren', from)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual(Array.from({ length: 20 }, () => 429))
  })

  it('slow down a name that is tried from many addresses, known or not, and lock nobody out', async () => {
    const server = testServer(opened.database, { attempts: 10, proxies: 1 })
    const home = { 'X-Forwarded-For': '192.0.2.1' }
    const signInFrom = (headers: Record<string, string>) =>
      server.call('/token/', {
        method: 'POST',
        body: { username: 'heron', password: server.password },
        headers,
      })
    await server.join('heron')
    const session = (await signInFrom(home)).body.access
    expect(server.pauses).toEqual([])
    const from = (network: number) =>
      Array.from({ length: 40 }, (_, index) => `203.0.${network}.${index + 1}`)
    for (const [index, name] of ['Heron', 'nobody'].entries()) {
      const before = server.pauses.length
      expect(new Set(await wrongFrom(server, name, from(index)))).toEqual(new Set([401]))
      const waited = server.pauses.slice(before)
      expect(waited.slice(0, 5)).toEqual([250, 500, 1000, 2000, 4000])
      expect(waited).toHaveLength(20)
      expect(Math.max(...waited)).toBe(4000)
    }
    const before = server.pauses.length
    expect((await server.call('/mood/', { token: session })).status).toBe(200)
    expect((await signInFrom(home)).status).toBe(200)
    expect(server.pauses).toHaveLength(before)
    expect((await signInFrom({ 'X-Forwarded-For': '198.51.100.9' })).status).toBe(200)
    expect(server.pauses).toHaveLength(before + 1)
  })

  it('throttle a user who calls too often', async () => {
    const token = await testServer(opened.database).join('hasty')
    const server = testServer(opened.database, { calls: 2 })
    const call = () => server.call('/mood/', { token })
    const answers = [await call(), await call(), await call()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  })
})
