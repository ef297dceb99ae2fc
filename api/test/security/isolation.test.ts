import type { Database } from '#src/db/openDatabase.ts'
import { databaseContents } from '../support/databaseContents.ts'
import { pathItem, readingItem } from '../support/importItems.ts'
import { seedItems } from '../support/seedItems.ts'
import { openDemo, type DemoHandler } from '#src/demo/openDemo.ts'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'
import { definitions } from '#src/definitions.ts'

const calls = definitions.map(({ path, method, access }) => ({ path, method, access }))
// A day is everybody's: what is on it, its own test reads as somebody else.
const withId = calls.filter(({ path }) => path.includes(':') && path !== '/days/:day/')

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
  '/feedback/:id/answers/': { text: 'Not mine' },
  '/feedback/:id/notes/': { text: 'Not mine' },
  '/imports/:id/items/': { items: [readingItem('Not mine')] },
  '/imports/:id/paths/': { paths: [pathItem('Not mine')] },
  '/auth/passkeys/:id/': { name: 'Not mine' },
  '/imports/:id/undo/': { keep_edited: false },
}

describe.each(databases)('items of one user, on $name', ({ open }) => {
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

  it('include one for every route with an id', () => {
    expect(new Set(Object.keys(items))).toEqual(new Set(withId.map(({ path }) => path)))
  })

  const callers = ['other', 'admin'].flatMap((caller) =>
    withId
      .filter(({ access }) => access !== caller)
      .map(({ path, method, access }) => ({ path, method, access, caller })),
  )

  it.each(callers)('$method $path by $caller is refused and changes nothing', async (call) => {
    const { path, method, access, caller } = call
    const { access: token } = await server.signIn(caller)
    const before = await databaseContents(database)
    const body = method === 'GET' || method === 'DELETE' ? undefined : bodies[path]
    const answer = await server.call(items[path] ?? path, { method, token, body })
    expect(answer.status).toBe(access === 'admin' ? 403 : 404)
    expect(answer.body).toEqual(
      access === 'admin'
        ? { detail: 'You do not have permission to perform this action.' }
        : { detail: 'Not found.' },
    )
    expect(await databaseContents(database)).toEqual(before)
  })

  it('are still found by their owner', async () => {
    const { access: token } = await server.signIn('owner')
    for (const [path, place] of Object.entries(items)) {
      const read = calls.find((call) => call.path === path && call.method === 'GET')
      if (read?.access !== 'user') continue
      const { status } = await server.call(place, { token })
      expect(`${path} ${status}`).toBe(`${path} 200`)
    }
  })

  it('are in no list of another user', async () => {
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
    const { status, body } = await demo(new Request(url, { method }))
    // Some routes serve one caller at a time: what nobody reads would keep the next one waiting.
    await body?.cancel()
    return status
  }

  it.each(calls)('$method $path, for $access, is answered as to an ordinary user', async (call) => {
    const { path, method, access } = call
    const status = await statusOf(path, method)
    expect(status).toBeLessThan(500)
    // The demo has no inbox at all.
    if (access === 'admin') expect([403, 404]).toContain(status)
    else expect([401, 403, 405]).not.toContain(status)
  })
})
