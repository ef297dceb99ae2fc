import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

const sqlite = databases.filter(({ name }) => name === 'SQLite')
const entry = {
  title: 'Rain',
  content: 'On the roof.',
  entry_date: '2031-03-05',
  mood: 4,
  emotion: 'calm',
}
const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`)
const tooManyTags = 'Ensure this field has no more than 30 elements.'
const blank = 'This field may not be blank.'

describe.each(sqlite)('limits of texts', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  let server: ReturnType<typeof testServer>
  let token = ''
  beforeAll(async () => {
    opened = await open()
    server = testServer(opened.database)
    token = await server.join('casey')
  })
  afterAll(() => opened.close())

  const post = (path: string, body: object) => server.call(path, { method: 'POST', token, body })

  it('an entry has at most 100,000 characters, whatever they take', async () => {
    const { status } = await post('/journal/', { ...entry, content: '🙂'.repeat(100_000) })
    expect(status).toBe(201)
    const { body } = await post('/journal/', { ...entry, content: 'x'.repeat(100_001) })
    expect(body).toEqual({ content: ['Ensure this field has no more than 100000 characters.'] })
  })

  it('entries and readings have at most 30 tags', async () => {
    expect((await post('/journal/', { ...entry, tags_input: tags(30) })).status).toBe(201)
    const long = await post('/journal/', { ...entry, tags_input: tags(31) })
    expect([long.status, long.body]).toEqual([400, { tags_input: [tooManyTags] }])
    expect((await post('/mood/', { mood_value: 4, tags: tags(30) })).status).toBe(201)
    const many = await post('/mood/', { mood_value: 4, tags: tags(31) })
    expect([many.status, many.body]).toEqual([400, { tags: [tooManyTags] }])
  })

  it.each(['\u200b', '\u00ad', ' \ufeff\u2060 ', '\ufe0f', '\u3164', '\u2800'])(
    'a text of nothing but %j is blank',
    async (nothing) => {
      const { status, body } = await post('/journal/', {
        ...entry,
        title: nothing,
        content: nothing.repeat(3),
        tags_input: [nothing],
      })
      expect(status).toBe(400)
      expect(body).toEqual({ title: [blank], content: [blank], tags_input: { 0: [blank] } })
      const note = await post('/mood/', { mood_value: 4, note: nothing })
      expect([note.status, note.body.note]).toEqual([201, ''])
    },
  )

  it('invisible characters within a text stay', async () => {
    const family = 'a\u200db 👩‍👧'
    const { body } = await post('/mood/', { mood_value: 4, note: family })
    expect(body.note).toBe(family)
  })

  it.each([
    [
      'application/json',
      Buffer.from([...Buffer.from('{"mood_value":4,"note":"'), 0xff, 0x22, 0x7d]),
    ],
    ['application/x-www-form-urlencoded', Buffer.from('mood_value=4&note=%FF')],
    [
      'application/x-www-form-urlencoded',
      Buffer.from([...Buffer.from('mood_value=4&note='), 0xc3]),
    ],
  ])('a body that is no UTF-8 is refused: %s', async (type, body) => {
    const answer = await server.app.request('/api/mood/', {
      method: 'POST',
      body,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
    })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('valid UTF-8')
  })
})
