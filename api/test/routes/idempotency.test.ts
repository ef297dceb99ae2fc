import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

const journey = {
  title: 'North',
  start_date: '2031-03-05',
  target_date: '2031-04-05',
  category: 'wellness',
}
const entry = { entry_date: '2031-03-05', mood: 3, emotion: 'calm', title: 'A title', content: 'W' }

describe.each(databases)('a create that is sent again, on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  let server: ReturnType<typeof testServer>
  let token = ''

  beforeAll(async () => {
    opened = await open()
    server = testServer(opened.database)
    token = await server.join('casey')
  })
  afterAll(() => opened.close())
  afterEach(() => expect(server.errors).toEqual([]))

  let keys = 0
  const newKey = () => {
    keys += 1
    return { 'Idempotency-Key': `k${keys}` }
  }
  const post = (path: string, body: object, headers: Record<string, string>) =>
    server.call(path, { method: 'POST', body, token, headers })

  const milestones = async () => {
    const { body } = await post('/journey/', journey, {})
    return `/journey/${body.id}/milestone/`
  }

  it.each([
    ['reading', async () => '/mood/', { mood_value: 3, note: 'Words' }],
    ['path', async () => '/journey/', journey],
    ['waypoint', milestones, { title: 'A step', type: 'habit' }],
    ['entry', async () => '/journal/', entry],
  ])(
    'answers the %s as it is now, and 410 with its id once it was deleted',
    async (_, pathOf, body) => {
      const path = await pathOf()
      const headers = newKey()
      const first = await post(path, body, headers)
      const again = await post(path, body, headers)
      expect(again).toMatchObject({ status: 201, body: first.body })
      expect(again.headers.get('ETag')).toBe('"1"')
      await server.call(`${path}${first.body.id}/`, { method: 'DELETE', token })
      expect(await post(path, body, headers)).toMatchObject({
        status: 410,
        body: { id: first.body.id },
      })
      const other = { ...body, note: 'Others', title: 'Others' }
      expect((await post(path, other, headers)).status).toBe(422)
    },
  )

  it('answers 410 for a waypoint whose path was deleted since, and 404 for one that was never stored', async () => {
    const path = await milestones()
    const step = { title: 'A step', type: 'habit' }
    const headers = newKey()
    const { body } = await post(path, step, headers)
    await server.call(path.replace('milestone/', ''), { method: 'DELETE', token })
    expect(await post(path, step, headers)).toMatchObject({ status: 410, body: { id: body.id } })
    expect(await post(path, step, newKey())).toMatchObject({ status: 404 })
    expect(await post(path, step, {})).toMatchObject({ status: 404 })
  })

  it('answers the feedback of its author again', async () => {
    const headers = newKey()
    const first = await post('/feedback/', { message: 'Words' }, headers)
    expect(await post('/feedback/', { message: 'Words' }, headers)).toMatchObject({
      status: 201,
      body: first.body,
    })
  })

  it('keeps an id and no text', async () => {
    await post('/mood/', { mood_value: 3, note: 'Private words' }, newKey())
    const rows = await opened.database.db.selectFrom('once_keys').select('answer').execute()
    for (const { answer } of rows) expect(JSON.parse(answer)).toEqual({ id: expect.any(Number) })
  })
})
