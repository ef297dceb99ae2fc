import { databases } from '../support/databases.ts'
import { webp } from '../support/pictures.ts'
import { testServer, type TestServerOptions } from '../support/testServer.ts'

const day = '2031-03-05'
const entry = { title: 'Rain', content: 'On the roof.', entry_date: day, mood: 4, emotion: 'calm' }
const journey = { title: 'Walk', start_date: day, target_date: '2031-04-01', category: 'wellness' }

describe.each(databases)('what an account may hold, on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())

  const serverWith = (options: TestServerOptions) =>
    testServer(opened.database, { processes: 1, ...options })
  const writerOf = async (server: ReturnType<typeof testServer>, name: string) => {
    const token = await server.join(name)
    const post = (path: string, body: object) => server.call(path, { method: 'POST', token, body })
    const sendPicture = async (headers: Record<string, string> = {}) => {
      const answer = await server.app.request('/api/journal/images/', {
        method: 'POST',
        body: webp,
        headers: { Authorization: `Bearer ${token}`, ...headers },
      })
      const body = (await answer.json()) as { path?: string; detail?: string }
      return { status: answer.status, body }
    }
    return { token, post, sendPicture }
  }

  it('is so many items of all kinds, and room again after a deletion', async () => {
    const server = serverWith({ holds: { items: 4 } })
    const { post, token } = await writerOf(server, 'otter')
    const first = await post('/mood/', { mood_value: 4 })
    const path = await post('/journey/', journey)
    await post(`/journey/${path.body.id}/milestone/`, { title: 'First', type: 'habit' })
    expect((await post('/journal/', entry)).status).toBe(201)
    const refused = await post('/mood/', { mood_value: 4 })
    expect([refused.status, refused.body.detail]).toEqual([
      413,
      'An account holds at most 4 items. Delete some to make room.',
    ])
    await server.call(`/mood/${first.body.id}/`, { method: 'DELETE', token })
    expect((await post('/mood/', { mood_value: 4 })).status).toBe(201)
    expect((await (await writerOf(server, 'crane')).post('/journal/', entry)).status).toBe(201)
  })

  it('is so many bytes of pictures', async () => {
    const { post, sendPicture } = await writerOf(
      serverWith({ holds: { pictureBytes: 150 } }),
      'finch',
    )
    const { body } = await sendPicture()
    await post('/journal/', { ...entry, images: [body.path] })
    expect((await sendPicture()).status).toBe(201)
    const refused = await sendPicture()
    expect(refused.status).toBe(413)
    expect(refused.body.detail).toContain('MB of pictures. Delete some to make room.')
  })

  it('is so many pictures that no entry holds; a repetition needs no room', async () => {
    const { post, sendPicture } = await writerOf(
      serverWith({ holds: { loosePictures: 2 } }),
      'robin',
    )
    const first = await sendPicture({ 'Idempotency-Key': 'robin-1' })
    expect((await sendPicture()).status).toBe(201)
    const refused = await sendPicture()
    expect(refused.status).toBe(413)
    expect(refused.body.detail).toBe(
      'At most 2 pictures can wait for an entry. Save the entry first, or try again tomorrow.',
    )
    expect(await sendPicture({ 'Idempotency-Key': 'robin-1' })).toEqual(first)
    await post('/journal/', { ...entry, images: [first.body.path] })
    expect((await sendPicture()).status).toBe(201)
  })
})
