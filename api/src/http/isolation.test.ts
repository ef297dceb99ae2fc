import type { Database } from '../db/openDatabase.ts'
import { contents } from '../hostile/contents.ts'
import { seedItems } from '../hostile/seeded.ts'
import { openDemo, type DemoHandler } from '../demo/openDemo.ts'
import { databases } from '../testbed/databases.ts'
import { testServer } from '../testbed/testServer.ts'
import { access, type PathAccess, type Role } from './access.ts'

const rules = Object.entries(access).flatMap(
  ([path, { wrongMethod: _wrong, ...methods }]: [string, PathAccess]) =>
    Object.entries(methods).map(([method, role]) => ({ path, method, role })),
)
const ofSomebody = rules.filter(({ path }) => path.includes(':'))

const bodies: Record<string, object> = {
  '/journey/:journeyId/milestone/': { title: 'Not mine', type: 'habit' },
  '/mood/:id/': { mood_value: 1, note: 'not mine' },
  '/journey/:id/': {
    title: 'Not mine',
    start_date: '2031-03-05',
    target_date: '2031-04-05',
    category: 'wellness',
  },
  '/journal/:id/': {
    entry_date: '2031-03-05',
    mood: 1,
    emotion: 'sad',
    title: 'Not mine',
    content: 'not mine',
  },
  '/journey/:journeyId/milestone/:id/': { title: 'Not mine', type: 'habit' },
  '/journal/images/:id/': { alt: 'not mine' },
  '/feedback/:id/': { is_read: true },
}

describe.each(databases)('what belongs to somebody, on $name', ({ open }) => {
  let database: Database
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let items: Record<string, string> = {}

  beforeAll(async () => {
    const opened = await open()
    database = opened.database
    close = opened.close
    server = testServer(database)
    await server.join('owner')
    const { access: token } = await server.signIn('owner')
    items = await seedItems(server, token)
    await server.join('other')
    await server.join('admin')
    await database.db
      .updateTable('users')
      .set({ is_staff: 1 })
      .where('username', '=', 'admin')
      .execute()
  })
  afterAll(() => close())

  it('is all of what the access table names by an id', () => {
    expect(new Set(Object.keys(items))).toEqual(new Set(ofSomebody.map(({ path }) => path)))
  })

  const callers = ['other', 'admin'].flatMap((caller) =>
    ofSomebody
      .filter(({ role }) => role !== caller)
      .map(({ path, method, role }) => ({ path, method, role, caller })),
  )

  it.each(callers)('$method $path is not found by $caller, and stays', async (call) => {
    const { path, method, role, caller } = call
    const { access: token } = await server.signIn(caller)
    const before = await contents(database)
    const body = method === 'GET' || method === 'DELETE' ? undefined : bodies[path]
    const answer = await server.call(items[path] ?? path, { method, token, body })
    expect(answer.status).toBe(role === 'admin' ? 403 : 404)
    expect(answer.body).toEqual(
      role === 'admin'
        ? { detail: 'You do not have permission to perform this action.' }
        : { detail: 'Not found.' },
    )
    expect(await contents(database)).toEqual(before)
  })

  it('is found by its owner after all that', async () => {
    const { access: token } = await server.signIn('owner')
    for (const [path, place] of Object.entries(items)) {
      if (!rules.some((rule) => rule.path === path && rule.method === 'GET')) continue
      const { status } = await server.call(place, { token })
      expect(`${path} ${status}`).toBe(`${path} 200`)
    }
  })

  it('is in no list of anybody else', async () => {
    const { access: token } = await server.signIn('other')
    for (const path of [
      '/mood/',
      '/mood/history/',
      '/mood/weekly-average/',
      '/journey/',
      '/journal/',
    ]) {
      expect((await server.call(path, { token })).body).toEqual([])
    }
  })
})

describe('the demo', () => {
  const now = new Date('2031-03-05T10:00:00Z')
  let demo: DemoHandler

  beforeAll(async () => {
    demo = await openDemo({ startedAt: now, zone: 'UTC', clock: () => now })
  })

  const statusOf = async (path: string, method: string) => {
    const url = `http://demo/api${path.replaceAll(/:\w+/g, '424242')}`
    return (await demo(new Request(url, { method }))).status
  }

  it.each(rules)('$method $path, for $role, is answered as for an ordinary user', async (rule) => {
    const { path, method, role }: { path: string; method: string; role: Role } = rule
    const status = await statusOf(path, method)
    expect(status).toBeLessThan(500)
    if (role === 'admin') expect(status).toBe(403)
    else expect([401, 403, 405]).not.toContain(status)
  })
})
