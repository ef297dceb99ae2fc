import { access, type PathAccess, type Role } from './access.ts'
import { operations } from '../openapi/document.ts'
import { databases } from '../testbed/databases.ts'
import { testServer } from '../testbed/testServer.ts'

const rules = Object.entries(access).flatMap(
  ([path, { wrongMethod: _wrong, ...methods }]: [string, PathAccess]) =>
    Object.entries(methods).map(([method, role]) => ({ path, method, role })),
)
const rank: Record<Role, number> = { anyone: 0, user: 1, admin: 2 }
const callers = ['anyone', 'user', 'admin'] as const
const everyCall = callers.flatMap((caller) =>
  rules.map(({ path, method, role }) => ({ path, method, role, caller })),
)

const concrete = (path: string) => path.replaceAll(/:\w+/g, '424242')

const sqlite = databases.filter(({ name }) => name === 'SQLite')

describe.each(sqlite)('the access table', ({ open }) => {
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

  const tokenOf = async (caller: Role) =>
    caller === 'anyone' ? undefined : (await server.signIn(caller)).access

  it.each(everyCall)('$method $path is for $role; called by $caller', async (call) => {
    const { method, path, role, caller } = call
    const token = await tokenOf(caller)
    const { status } = await server.call(concrete(path), { method, token })
    const isAllowed = rank[caller] >= rank[role]
    const refusal = caller === 'anyone' ? 401 : 403
    if (isAllowed) expect([401, 403, 405]).not.toContain(status)
    else expect(status).toBe(refusal)
  })

  it('names every route that the app registers, and no other', () => {
    const named = new Set(rules.map(({ method, path }) => `${method} /api${path.slice(0, -1)}`))
    const registered = server.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api'))
      .map(({ method, path }) => `${method} ${path}`)
    expect(new Set(registered)).toEqual(named)
  })

  it('describes every route in the OpenAPI document', () => {
    expect(new Set(Object.keys(operations))).toEqual(
      new Set(rules.map(({ method, path }) => `${method} ${path}`)),
    )
  })
})
