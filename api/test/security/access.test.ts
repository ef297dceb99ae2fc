import { definitions, openApiDocument } from '#src/definitions.ts'
import type { Access } from '#src/http/route.ts'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

const rank: Record<Access, number> = { anyone: 0, user: 1, admin: 2 }
const callers = ['anyone', 'user', 'admin'] as const
const everyCall = callers.flatMap((caller) =>
  definitions.map(({ path, method, access }) => ({ path, method, access, caller })),
)

const concrete = (path: string) => path.replaceAll(/:\w+/g, '424242')

const sqlite = databases.filter(({ name }) => name === 'SQLite')

describe.each(sqlite)('access to the routes', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>

  beforeAll(async () => {
    const { database, close: end } = await open()
    close = end
    server = testServer(database)
    await server.join('user')
    await server.join('admin')
    await database.db
      .updateTable('users')
      .set({ is_staff: 1 })
      .where('username', '=', 'admin')
      .execute()
  })
  afterAll(() => close())

  const tokenOf = async (caller: Access) =>
    caller === 'anyone' ? undefined : (await server.signIn(caller)).access

  it.each(everyCall)('$method $path is for $access; called by $caller', async (call) => {
    const { method, path, access, caller } = call
    const token = await tokenOf(caller)
    const { status } = await server.call(concrete(path), { method, token })
    const isAllowed = rank[caller] >= rank[access]
    const refusal = caller === 'anyone' ? 401 : 403
    if (isAllowed) expect([401, 403, 405]).not.toContain(status)
    else expect(status).toBe(refusal)
  })

  it('is defined for every route that the app registers, and for no other', () => {
    const defined = definitions.map(({ method, path }) => `${method} /api${path.slice(0, -1)}`)
    const registered = server.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api'))
      .map(({ method, path }) => `${method} ${path}`)
    expect(new Set(registered)).toEqual(new Set(defined))
    expect(new Set(defined).size).toBe(defined.length)
  })

  it('is documented for every route', () => {
    const documented = Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const defined = definitions.map(
      ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    )
    expect(new Set(documented)).toEqual(new Set(defined))
  })
})
