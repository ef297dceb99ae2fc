import { databases } from '../support/databases.ts'
import { seedItems } from '../support/seedItems.ts'
import { testServer, type Sent } from '../support/testServer.ts'
import { headerNames, serverMark } from '@truenorth/api-contract/headers'
import { definitions } from '#src/definitions.ts'

const sqlite = databases.filter(({ name }) => name === 'SQLite')

describe.each(sqlite)('security headers', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  let server: ReturnType<typeof testServer>

  beforeAll(async () => {
    opened = await open()
    server = testServer(opened.database)
  })
  afterAll(() => opened.close())

  it.each(['/mood/', '/schema/', '/auth/users/me/', '/nowhere/'])(
    'protect %s from frames, sniffing, caches and other sites',
    async (path) => {
      const { headers } = await server.call(path, { token: await joined() })
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-truenorth': 'api',
      })
      expect(headers.has('access-control-allow-origin')).toBe(false)
      expect(headers.has('x-powered-by')).toBe(false)
    },
  )

  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

  it('every response of every path has the mark of the server (D41)', async () => {
    const owner = await server.join('robin')
    const items: Record<string, string> = await seedItems(server, owner)
    const paths = [...new Set(definitions.map(({ path }) => path)), '/nowhere/']
    const unmarked: string[] = []
    for (const path of paths)
      for (const method of methods)
        for (const token of [undefined, owner]) {
          const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {})
          const sent = server.app.request(`/api${items[path] ?? path}`, { method, headers })
          const { status, headers: received, body } = await sent
          // Some routes serve one caller at a time: what nobody reads would keep the next one waiting.
          await body?.cancel()
          if (received.get(headerNames.serverMark) !== serverMark)
            unmarked.push(`${method} ${path} ${status}`)
        }
    expect(unmarked).toEqual([])
  })

  it('so have pictures, archives, 204, and what is refused before it is read', async () => {
    const token = await server.join('river')
    const items = await seedItems(server, token)
    const mark = async (path: string, sent: Sent = {}) => {
      const { status, headers } = await server.call(path, { token, ...sent })
      return [status, headers.get(headerNames.serverMark)]
    }
    const large = { method: 'POST', body: { note: 'x'.repeat(3_000_000) } }
    expect(await mark(items['/journal/images/:id/'])).toEqual([200, serverMark])
    expect(await mark(items['/mood/:id/'], { method: 'DELETE' })).toEqual([204, serverMark])
    expect(await mark('/account/export/')).toEqual([200, serverMark])
    expect(await mark('/mood/', large)).toEqual([413, serverMark])
    expect(await mark('/mood/', { headers: { Accept: 'text/html' } })).toEqual([406, serverMark])
  })

  it('include the csrf header for the PATCH of a reading when there is the cookie (D40)', async () => {
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
