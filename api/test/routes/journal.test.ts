import { databases } from '../support/databases.ts'
import { pictureType } from '#src/pictures/pictureFile.ts'
import { webp } from '../support/pictures.ts'
import { testServer } from '../support/testServer.ts'

const rain = {
  title: 'Rain',
  content: 'On the roof.',
  entry_date: '2026-03-29',
  mood: 4,
  emotion: 'calm',
}
const dayMs = 24 * 60 * 60 * 1000

describe.each(databases)('the journal on $name', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let casey = ''
  let river = ''
  let count = 0

  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    server = testServer(opened.database)
  })
  beforeEach(async () => {
    count += 1
    server.time.set('2031-03-05T10:00:00.123Z')
    casey = await server.join(`casey${count}`)
    river = await server.join(`river${count}`)
  })
  afterAll(() => close())
  afterEach(() => expect(server.errors).toEqual([]))

  const write = (body: object, headers: Record<string, string> = {}) =>
    server.call('/journal/', { method: 'POST', body, headers, token: casey })
  const change = (id: number, body: object, headers: Record<string, string> = {}) =>
    server.call(`/journal/${id}/`, { method: 'PATCH', body, headers, token: casey })
  const sendPicture = async (
    bytes: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) => {
    const response = await server.app.request('/api/journal/images/', {
      method: 'POST',
      body: bytes,
      headers: { Authorization: `Bearer ${casey}`, 'Content-Type': 'image/webp', ...headers },
    })
    const body = (await response.json()) as { path: string; alt: string }
    return { status: response.status, body }
  }
  const readPicture = (path: string, token = casey) =>
    server.app.request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })

  it('keeps the given day, whatever the time zone of the call', async () => {
    const { body } = await write(rain, { 'X-Timezone': 'America/Los_Angeles' })
    for (const zone of ['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati']) {
      const { body: saved } = await change(body.id, { mood: 5 }, { 'X-Timezone': zone })
      expect(saved.entry_date).toBe('2026-03-29')
    }
  })

  it('keeps equal tags once, in their first spelling', async () => {
    const tags_input = ['Work', 'work', 'caf\u00e9', 'cafe\u0301', 'ｗｏｒｋ', 'schön', 'schon']
    const { body } = await write({ ...rain, tags_input })
    expect(body.tags).toEqual(['Work', 'caf\u00e9', 'schön', 'schon'])
  })

  it.each([{ title: '\u200B' }, { content: '\u00AD \u2060' }, { tags_input: ['\uFEFF'] }])(
    'takes a text of which nothing is visible for a blank one: %j',
    async (invisible) => {
      const { status, body } = await write({ ...rain, ...invisible })
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain('This field may not be blank.')
    },
  )

  it('accepts at most six pictures, each once, and only uploaded ones', async () => {
    const seven = Array.from({ length: 7 }, (_, index) => `/journal/images/${index + 1}/`)
    const cases = [
      [seven, ['Ensure this field has no more than 6 elements.']],
      [[seven[0], seven[0]], ['A picture stands here twice.']],
      [['https://example.com/x.png'], { 0: [expect.stringContaining('no picture that was sent')] }],
    ] as const
    for (const [images, errors] of cases) {
      const { status, body } = await write({ ...rain, images })
      expect([status, body]).toEqual([400, { images: errors }])
    }
  })

  it('stores an entry with its pictures once per idempotency key', async () => {
    const { body: picture } = await sendPicture(webp)
    const key = { 'Idempotency-Key': `entry-${count}` }
    const first = await write({ ...rain, images: [picture.path] }, key)
    const second = await write({ ...rain, images: [picture.path] }, key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect((await write({ ...rain, title: 'Snow' }, key)).status).toBe(422)
    expect((await server.call('/journal/', { token: casey })).body).toHaveLength(1)
  })

  it('stores the time at which an entry was written offline', async () => {
    const { body } = await write(rain, { 'X-Recorded-At': '2031-03-04T22:00:00Z' })
    expect(body.created_at).toBe('2031-03-04T22:00:00Z')
  })

  it('answers 412 with the present version to a save over an older one', async () => {
    const { body } = await write(rain)
    await change(body.id, { title: 'Snow' })
    const late = await change(body.id, { title: 'Hail' }, { 'If-Match': '"1"' })
    expect([late.status, late.body.title]).toEqual([412, 'Snow'])
    expect(late.headers.get('ETag')).toBe('"2"')
  })

  it('answers 404 for the entries and pictures of another user', async () => {
    const { body: picture } = await sendPicture(webp)
    const { body } = await write({ ...rain, images: [picture.path] })
    for (const path of [`/journal/${body.id}/`, picture.path]) {
      expect((await server.call(path, { token: river })).status).toBe(404)
      expect((await server.call(path)).status).toBe(401)
    }
    const taken = await server.call('/journal/', {
      method: 'POST',
      body: { ...rain, images: [picture.path] },
      token: river,
    })
    expect(taken.status).toBe(400)
  })

  it('refuses a picture in a size that there is not', async () => {
    const { body } = await sendPicture(webp)
    const { status, body: errors } = await server.call(`${body.path}?size=huge`, { token: casey })
    expect(status).toBe(400)
    expect(Object.keys(errors)).toEqual(['size'])
  })

  it('serves a picture with the type of its bytes and its description, and forbids caching', async () => {
    const { body, status } = await sendPicture(webp, {
      'Content-Type': 'text/html',
      'X-Alt-Text': encodeURIComponent('Zwei Füße im Sand 🏖️'),
    })
    expect([status, body.alt]).toEqual([201, 'Zwei Füße im Sand 🏖️'])
    const picture = await readPicture(body.path)
    expect(pictureType(new Uint8Array(await picture.arrayBuffer()))).toBe('image/webp')
    expect(picture.headers.get('Content-Type')).toBe('image/webp')
    expect(picture.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(picture.headers.get('Cache-Control')).toBe('no-store')
    expect(decodeURIComponent(picture.headers.get('X-Alt-Text') ?? '')).toBe('Zwei Füße im Sand 🏖️')
    const described = await server.call(body.path, {
      method: 'PATCH',
      body: { alt: 'Sand' },
      token: casey,
    })
    expect([described.status, described.body.alt]).toEqual([200, 'Sand'])
  })

  it.each([
    ['no picture', Buffer.from('<svg/>'), {}, 415],
    ['an empty body', Buffer.alloc(0), {}, 415],
    ['too large', Buffer.concat([webp, Buffer.alloc(400_000)]), {}, 413],
    ['a description that is not encoded', webp, { 'X-Alt-Text': '%E0%A4%A' }, 400],
    ['a description that is too long', webp, { 'X-Alt-Text': 'x'.repeat(301) }, 400],
  ])('refuses %s', async (_what, bytes, headers, status) => {
    expect((await sendPicture(new Uint8Array(bytes), headers)).status).toBe(status)
  })

  it('stores a picture once per idempotency key, also when its description changed', async () => {
    const key = { 'Idempotency-Key': `picture-${count}` }
    const first = await sendPicture(webp, key)
    const second = await sendPicture(webp, { ...key, 'X-Alt-Text': 'Sand' })
    expect([second.status, second.body.path]).toEqual([201, first.body.path])
  })

  it('removes pictures after a day that no entry holds', async () => {
    const { body: loose } = await sendPicture(webp)
    const { body: held } = await sendPicture(webp)
    await write({ ...rain, images: [held.path] })
    server.time.pass(dayMs + 1)
    casey = (await server.signIn(`casey${count}`)).access
    await sendPicture(webp)
    expect((await readPicture(loose.path)).status).toBe(404)
    expect((await readPicture(held.path)).status).toBe(200)
  })
})
