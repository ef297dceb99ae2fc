import { kyselyUsers } from '#src/auth/user.kysely.ts'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'
import { mostInAnHour } from '#src/feedback/feedback.routes.ts'

const hourMs = 60 * 60 * 1000
const forbidden = { detail: 'You do not have permission to perform this action.' }

describe.each(databases)('feedback on $name', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let casey = ''
  let admin = ''
  let count = 0

  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    server = testServer(opened.database)
    admin = await server.join('river')
    const users = kyselyUsers(opened.database.db)
    const river = await users.byName('river')
    await users.makeAdmin(river?.id ?? 0)
  })
  beforeEach(async () => {
    count += 1
    server.time.set('2031-03-05T10:00:00Z')
    casey = await server.join(`casey${count}`)
  })
  afterAll(() => close())
  afterEach(() => expect(server.errors).toEqual([]))

  const send = (body: object, headers: Record<string, string> = {}) =>
    server.call('/feedback/', { method: 'POST', body, token: casey, headers })
  /** Advances the clock, which makes the old token expire. */
  const later = async (ms: number) => {
    server.time.pass(ms)
    casey = (await server.signIn(`casey${count}`)).access
  }
  const asAdmin = (path: string, method = 'GET', body?: object, headers = {}) =>
    server.call(`/feedback/${path}`, { method, token: admin, headers, ...(body && { body }) })
  const exported = async (query = '') => {
    const headers = { Authorization: `Bearer ${admin}` }
    const answer = await server.app.request(`/api/feedback/export/${query}`, { headers })
    // With ignoreBOM the decoder keeps the byte order mark.
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    return { headers: answer.headers, text: decoder.decode(await answer.arrayBuffer()) }
  }

  it.each(['list/', 'summary/', 'export/', 'list/?id=1'])(
    '%s is for administrators only',
    async (path) => {
      const refused = await server.call(`/feedback/${path}`, { token: casey })
      expect([refused.status, refused.body]).toEqual([403, forbidden])
      expect((await server.call(`/feedback/${path}`)).status).toBe(401)
    },
  )

  it.each(['PATCH', 'DELETE'])(
    '%s is for administrators only, also of one’s own feedback',
    async (method) => {
      const { body } = await send({ message: 'Mine' })
      const path = `/feedback/${body.id}/`
      const refused = await server.call(path, { method, token: casey, body: { is_read: true } })
      expect([refused.status, refused.body]).toEqual([403, forbidden])
      expect((await asAdmin(`list/?id=${body.id}`)).body).toMatchObject([{ is_read: false }])
    },
  )

  it('accepts 5,000 characters of any kind, and not one more', async () => {
    expect((await send({ message: '🧭'.repeat(5000) })).status).toBe(201)
    const { status, body } = await send({ message: 'x'.repeat(5001) })
    expect(status).toBe(400)
    expect(body).toEqual({ message: ['Ensure this field has no more than 5000 characters.'] })
  })

  it('returns a text as it was sent', async () => {
    const message = '<script>alert(1)</script> "x" \\ \u2028 https://example.org'
    const { body } = await send({ message })
    expect((await asAdmin(`list/?id=${body.id}`)).body).toMatchObject([{ message }])
  })

  it('stores a message once per idempotency key', async () => {
    const key = { 'Idempotency-Key': `once-${count}` }
    const first = await send({ message: 'Once' }, key)
    const again = await send({ message: 'Once' }, key)
    expect(again.body).toEqual(first.body)
    const other = await send({ message: 'Twice' }, key)
    expect([other.status, other.body.id]).toEqual([422, first.body.id])
    expect((await asAdmin(`summary/?search=casey${count}`)).body.matching).toBe(1)
  })

  it('throttles a user who sends too much within an hour, and no other', async () => {
    for (let sent = 0; sent < mostInAnHour; sent += 1) await send({ message: `No. ${sent}` })
    await later(hourMs / 4)
    const { status, body, headers } = await send({ message: 'One more' })
    expect(status).toBe(429)
    expect(headers.get('Retry-After')).toBe('2700')
    expect(body).toEqual({
      detail: 'Request was throttled. Expected available in 2700 seconds.',
    })
    const other = await server.join(`quiet${count}`)
    const theirs = { method: 'POST', body: { message: 'Mine' }, token: other }
    expect((await server.call('/feedback/', theirs)).status).toBe(201)
    await later((hourMs * 3) / 4)
    expect((await send({ message: 'One more' })).status).toBe(201)
  })

  it('does not mark read feedback as unread', async () => {
    const { body } = await send({ message: 'Read me' })
    const path = `${body.id}/`
    expect((await asAdmin(path, 'PATCH', {})).body).toMatchObject({ is_read: false })
    expect((await asAdmin(path, 'PATCH', { is_read: true })).body).toMatchObject({ is_read: true })
    const back = await asAdmin(path, 'PATCH', { is_read: false })
    expect([back.status, back.body]).toEqual([400, { is_read: ['What was read stays read.'] }])
  })

  it('answers 412 to a change of an older version', async () => {
    const { body, headers } = await send({ message: 'Both of us' })
    const known = { 'If-Match': headers.get('ETag') ?? '' }
    expect((await asAdmin(`${body.id}/`, 'PATCH', { is_read: true }, known)).status).toBe(200)
    const late = await asAdmin(`${body.id}/`, 'PATCH', { is_read: true }, known)
    expect([late.status, late.body.version]).toEqual([412, 2])
  })

  it('keeps the messages of a deleted account, without a name', async () => {
    const { body } = await send({ message: 'Goodbye', email: 'me@example.org' })
    const { status } = await server.call('/auth/users/me/', {
      method: 'DELETE',
      token: casey,
      body: { current_password: server.password },
    })
    expect(status).toBe(204)
    const { body: listed } = await asAdmin(`list/?id=${body.id}`)
    expect(listed).toMatchObject([{ message: 'Goodbye' }])
    expect(listed[0]).not.toHaveProperty('username')
    expect((await asAdmin(`summary/?search=casey${count}`)).body.matching).toBe(0)
  })

  it.each([
    ['type=rant', { type: ['"rant" is not a valid choice.'] }],
    ['ordering=message', { ordering: ['"message" is not a valid choice.'] }],
    ['page=0', { page: ['Ensure this value is greater than or equal to 1.'] }],
    ['page_size=201', { page_size: ['Ensure this value is less than or equal to 200.'] }],
    ['is_read=perhaps', { is_read: ['Must be a valid boolean.'] }],
    ['id=x', { id: ['A valid integer is required.'] }],
  ])('refuses the query %s', async (query, words) => {
    for (const path of ['list', 'summary', 'export']) {
      const { status, body } = await asAdmin(`${path}/?${query}`)
      expect([status, body]).toEqual([400, words])
    }
  })

  it('exports all matches as CSV without formulas', async () => {
    const evil = '=HYPERLINK("https://evil.example","x")'
    await send({ message: evil, rating: 1, page: '/mood' })
    await send({ type: 'bug', message: 'Plain, "quoted"\nlines' })
    const { headers, text } = await exported(`?search=casey${count}&ordering=created_at`)
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="feedback.csv"')
    const [names = '', first = '', ...more] = text.split('\r\n')
    expect(names).toMatch(
      /^\uFEFF"id","created_at","type","username","email","rating","page","is_read","message",/,
    )
    expect(first).toContain(`"casey${count}","","1","/mood","false","'=HYPERLINK(""https://`)
    expect(more).toEqual([expect.stringContaining('"Plain, ""quoted""\nlines",'), ''])
  })

  it('exports a long file completely and in order', async () => {
    const people: string[] = []
    // One after another: the queue of the password hasher answers 503 when many wait in it too long.
    for (let index = 0; index < 13; index += 1)
      people.push(await server.join(`crowd${index}of${count}`))
    for (const [index, token] of people.entries()) {
      for (let sent = 0; sent < mostInAnHour; sent += 1) {
        const body = { message: `Line ${index * mostInAnHour + sent}` }
        await server.call('/feedback/', { method: 'POST', body, token })
        server.time.pass(1)
      }
    }
    const { text } = await exported(`?search=of${count}&ordering=created_at`)
    const lines = text.split('\r\n').slice(1, -1)
    expect(lines.map((line) => Number(/"Line (\d+)",/.exec(line)?.[1]))).toEqual(
      Array.from({ length: 260 }, (_, index) => index),
    )
  })
})
