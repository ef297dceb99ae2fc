import type { Database } from '#src/db/openDatabase.ts'
import { databases } from '../support/databases.ts'
import { png } from '../support/pictures.ts'
import { testServer } from '../support/testServer.ts'

const script = `"><script>alert('x')</script><img src=x onerror=alert(1)>{{7*7}}\${7*7}`
const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '=cmd|"/c calc"!A1']

const journey = {
  title: script,
  description: script,
  start_date: '2031-03-05',
  target_date: '2031-04-05',
  category: 'wellness',
  color: script,
  emoji: '<b>',
}

describe.each(databases)('text of users, on $name', ({ open }) => {
  let database: Database
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let token = ''
  let admin = ''

  beforeAll(async () => {
    const opened = await open()
    database = opened.database
    close = opened.close
    server = testServer(database)
    token = await server.join('casey')
    admin = await server.join('admin')
    await database.db
      .updateTable('users')
      .set({ is_staff: 1 })
      .where('username', '=', 'admin')
      .execute()
  })
  afterAll(() => close())

  const post = (path: string, body: object, headers = {}) =>
    server.call(path, { method: 'POST', token, body, headers })

  const expectHarmless = (headers: Headers) => {
    expect(headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  }

  it.each([
    ['/mood/', { mood_value: 3, note: script, tags: ['<script>'] }],
    ['/journey/', journey],
    [
      '/journal/',
      {
        entry_date: '2031-03-05',
        mood: 3,
        emotion: 'calm',
        title: script,
        content: script,
        tags_input: ['<script>'],
      },
    ],
    ['/feedback/', { message: script, page: script }],
  ])('is stored and answered by %s unchanged, scripts included', async (path, body) => {
    const made = await post(path, body)
    expect(made.status).toBe(201)
    const { tags_input: tags, ...same } = { tags_input: undefined, ...body }
    expect(made.body).toMatchObject(tags ? { ...same, tags } : same)
    expectHarmless(made.headers)
    const list = path === '/feedback/' ? '/feedback/list/' : path
    const read = await server.call(list, { token: path === '/feedback/' ? admin : token })
    expect(read.body[0]).toMatchObject(same)
    expectHarmless(read.headers)
  })

  it('is quoted in errors as JSON, never as HTML', async () => {
    const answers = [
      await post('/mood/', { mood_value: 3, energy: script }),
      await server.call(`/feedback/list/?type=${encodeURIComponent(script)}`, { token: admin }),
      await server.call(`/${encodeURIComponent(script)}/`),
      await post('/mood/', {}, { 'Content-Type': 'text/html<script>' }),
    ]
    for (const { status, headers } of answers) {
      expect(status).toBeGreaterThanOrEqual(400)
      expectHarmless(headers)
    }
    // A zone that nobody knows is UTC (D42), and is not repeated.
    const { status, body } = await post('/mood/', { mood_value: 3 }, { 'X-Timezone': script })
    expect(status).toBe(201)
    expect(JSON.stringify(body)).not.toContain(script)
  })

  it('is no formula in the CSV file', async () => {
    server.time.pass(3_600_000)
    token = (await server.signIn('casey')).access
    admin = (await server.signIn('admin')).access
    for (const message of formulas) expect((await post('/feedback/', { message })).status).toBe(201)
    const { body } = await server.call('/feedback/export/', { token: admin })
    const cells: string[] = body.match(/"(?:[^"]|"")*"/g)
    expect(cells.filter((cell) => /^"[\s]*[=+\-@＝]/.test(cell))).toEqual([])
    expect(cells).toContain(`"'=1+1"`)
  })

  it('does not end a header: line breaks in a description stay encoded', async () => {
    const alt = 'a boat\r\nSet-Cookie: stolen=1'
    const sent = await server.app.request('/api/journal/images/', {
      method: 'POST',
      body: png,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'image/png',
        'X-Alt-Text': encodeURIComponent(alt),
      },
    })
    const { path } = JSON.parse(await sent.text())
    const got = await server.app.request(`/api${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(got.headers.get('Set-Cookie')).toBeNull()
    expect(decodeURIComponent(got.headers.get('X-Alt-Text') ?? '')).toBe(alt)
  })

  it('is searched for literally, quotes and wildcards included', async () => {
    const found = async (search: string) =>
      (await server.call(`/feedback/list/?search=${encodeURIComponent(search)}`, { token: admin }))
        .body.length
    expect(await found(`' or '1'='1`)).toBe(0)
    expect(await found('%')).toBe(0)
    expect(await found('_')).toBe(0)
    expect(await found(`"><script>alert('x')`)).toBe(1)
  })

  it('is in no log line and starts no log line', async () => {
    const secret = 'nobody-else-knows-this'
    await post('/mood/', { mood_value: 3, note: secret }, { 'X-Request-Id': 'bad id {"level":60}' })
    await post('/token/', { username: secret, password: secret })
    await server.call(`/mood/?note=${secret}`, { token, headers: { 'User-Agent': secret } })
    await server.call('/mood/%0a%7B%22level%22:60%7D/', { token })
    expect(server.lines.length).toBeGreaterThan(3)
    const lines = server.lines.map((facts) => JSON.stringify(facts))
    for (const line of lines) {
      for (const personal of [secret, 'casey', 'Wander-Lantern-42', token, 'example.com'])
        expect(line).not.toContain(personal)
      expect(line).not.toContain('\n')
    }
  })
})

describe.each(databases)('names with a meaning in JavaScript, on $name', ({ open }) => {
  it.each([
    [
      'JSON',
      'application/json',
      '{"__proto__":{"isStaff":true,"is_staff":true},"constructor":{"prototype":{"isStaff":true}},"mood_value":3,"is_staff":true,"user_id":2,"id":9,"version":7}',
    ],
    [
      'a form',
      'application/x-www-form-urlencoded',
      '__proto__=x&__proto__.isStaff=true&constructor.prototype.isStaff=true&mood_value=3&is_staff=true&user_id=2&id=9&version=7',
    ],
  ])('in %s change no prototype and no field that is not accepted', async (_, type, body) => {
    const { database, close } = await open()
    const server = testServer(database)
    const token = await server.join('casey')
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type }
    for (const [method, path] of [
      ['POST', '/mood/?__proto__[isStaff]=true&__proto__=x&constructor=y'],
      ['PATCH', '/auth/users/me/'],
      ['PATCH', '/mood/1/'],
    ] as const) {
      const answer = await server.app.request(`/api${path}`, { method, headers, body })
      expect(answer.status).toBeLessThan(400)
    }
    expect(Object.prototype).not.toHaveProperty('isStaff')
    expect((await server.call('/auth/users/me/', { token })).body).toMatchObject({
      is_admin: false,
    })
    expect((await server.call('/mood/', { token })).body).toMatchObject([{ id: 1, version: 2 }])
    expect((await server.call('/feedback/list/', { token })).status).toBe(403)
    await close()
  })
})
