import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'
import { fieldsOf } from './fieldsOf.ts'

const length = 300_000
const headerLength = 12_000
// An expression that backtracks takes minutes for these texts; a good one takes milliseconds.
// A text whose reading takes a time that grows faster than it is long would take minutes.
const longestMs = 30_000

const texts = (size: number) => [
  `${'a'.repeat(size)}!`,
  `${' '.repeat(size)}x`,
  `${'1'.repeat(size)}x`,
  `${'1.0'.repeat(size / 3)}x`,
  `${'-'.repeat(size)}@`,
  `a@${'a.'.repeat(size / 2)}`,
  `${'a.'.repeat(size / 2)}@a`,
  'a@a.'.repeat(size / 4),
  `2031-${'0'.repeat(size)}-01`,
  `${'a,'.repeat(size / 2)}"`,
  'q=0;'.repeat(size / 4),
  '"1",'.repeat(size / 4),
  `from-${'blue-'.repeat(size / 5)}`,
]

const sqlite = databases.filter(({ name }) => name === 'SQLite')

describe.each(sqlite)('a text that makes a bad regular expression backtrack', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let token = ''
  let admin = ''

  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    server = testServer(opened.database)
    token = await server.join('casey')
    admin = await server.join('admin')
    await opened.database.db
      .updateTable('users')
      .set({ is_staff: 1 })
      .where('username', '=', 'admin')
      .execute()
  })
  afterAll(() => close())

  const soon = async (call: () => Promise<{ status: number }>) => {
    const started = performance.now()
    const { status } = await call()
    expect(status).toBeLessThan(500)
    expect(performance.now() - started).toBeLessThan(longestMs)
  }

  const routes = [
    '/token/',
    '/auth/users/',
    '/auth/users/reset_password/',
    '/auth/users/reset_password_confirm/',
    '/auth/users/set_password/',
    '/mood/',
    '/journey/',
    '/journal/',
    '/feedback/',
    '/client-reports/',
  ]
  it.each(routes)('is answered quickly in every field of %s', async (path) => {
    for (const field of fieldsOf(path))
      for (const text of texts(length))
        await soon(() => server.call(path, { method: 'POST', token, body: { [field]: text } }))
  })

  it('is answered quickly in every header', async () => {
    const names =
      'Accept X-Timezone X-Timezone-Offset X-Recorded-At If-Match Cookie X-Alt-Text X-Forwarded-For X-Request-Id Content-Type Authorization Idempotency-Key'
    for (const name of names.split(' '))
      for (const text of texts(headerLength))
        await soon(() =>
          server.call('/mood/', {
            method: 'POST',
            ...(name !== 'Authorization' && { token }),
            body: { mood_value: 3 },
            headers: { [name]: text },
          }),
        )
  })

  it('is answered quickly in a query', async () => {
    for (const text of texts(headerLength))
      for (const name of ['search', 'page', 'ordering', 'is_read', 'type'])
        await soon(() =>
          server.call(`/feedback/list/?${name}=${encodeURIComponent(text)}`, { token: admin }),
        )
  })
})
