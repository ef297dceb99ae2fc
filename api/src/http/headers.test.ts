import { databases } from '../testbed/databases.ts'
import { testServer } from '../testbed/testServer.ts'

const sqlite = databases.filter(({ name }) => name === 'SQLite')

describe.each(sqlite)('what every answer carries', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  let server: ReturnType<typeof testServer>

  beforeAll(async () => {
    opened = await open()
    server = testServer(opened.database)
  })
  afterAll(() => opened.close())

  it.each(['/mood/', '/schema/', '/auth/users/me/', '/nowhere/'])(
    'closes %s to frames, sniffing, caches and other sites',
    async (path) => {
      const { headers } = await server.call(path, { token: await joined() })
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      expect(headers.has('access-control-allow-origin')).toBe(false)
      expect(headers.has('x-powered-by')).toBe(false)
    },
  )

  it('asks the PATCH of a reading for the csrf header where there is the cookie (D40)', async () => {
    const token = await joined()
    const { body } = await server.call('/mood/', { method: 'POST', token, body: { mood_value: 3 } })
    const change = (headers: Record<string, string>) =>
      server.call(`/mood/${body.id}/`, { method: 'PATCH', token, headers, body: { note: 'a' } })
    const cookie = 'csrftoken=secret'
    expect((await change({})).status).toBe(200)
    expect((await change({ Cookie: cookie })).status).toBe(403)
    expect((await change({ Cookie: cookie, 'X-CSRFToken': 'other' })).status).toBe(403)
    expect((await change({ Cookie: cookie, 'X-CSRFToken': 'secret' })).status).toBe(200)
  })

  let token: Promise<string> | undefined
  const joined = () => (token ??= server.join('casey'))
})
