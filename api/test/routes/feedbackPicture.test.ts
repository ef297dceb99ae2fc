import { kyselyUsers } from '#src/auth/user.kysely.ts'
import type { Database } from '#src/db/openDatabase.ts'
import { databases } from '../support/databases.ts'
import { webp } from '../support/pictures.ts'
import { readArchive } from '../support/readArchive.ts'
import { testServer } from '../support/testServer.ts'

const picture = Buffer.from(webp).toString('base64')

describe.each(databases)('the picture of a message, on $name', ({ open }) => {
  let close = async () => {}
  let database: Database
  let server: ReturnType<typeof testServer>
  let admin = ''
  let casey = ''

  beforeAll(async () => {
    ;({ database, close } = await open())
    server = testServer(database)
    admin = await server.join('river')
    const users = kyselyUsers(database.db)
    await users.makeAdmin((await users.byName('river'))?.id ?? 0)
    casey = await server.join('casey')
  })
  afterAll(() => close())
  afterEach(() => expect(server.errors).toEqual([]))

  const send = (body: object, headers = {}) =>
    server.call('/feedback/', { method: 'POST', body, token: casey, headers })
  const read = async (path: string, token: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await server.app.request(`/api${path}`, { headers })
    return {
      status: answer.status,
      type: answer.headers.get('Content-Type'),
      bytes: Buffer.from(await answer.arrayBuffer()),
    }
  }
  const pictures = async () =>
    (await database.db.selectFrom('feedback_pictures').select('feedback_id').execute()).length

  it('is seen by its author and by administrators, and by nobody else', async () => {
    const key = { 'Idempotency-Key': 'a picture' }
    const sent = await send({ message: 'Look', picture }, key)
    const { id } = sent.body
    expect([sent.status, sent.body.picture]).toEqual([201, `/my-feedback/${id}/picture/`])
    expect((await send({ message: 'Look', picture }, key)).body.id).toBe(id)
    expect(await pictures()).toBe(1)
    const own = await read(sent.body.picture, casey)
    expect([own.status, own.type]).toEqual([200, 'image/webp'])
    const { body } = await server.call(`/feedback/list/?id=${id}`, { token: admin })
    expect(body[0].picture).toBe(`/feedback/${id}/picture/`)
    expect((await read(body[0].picture, admin)).bytes.equals(own.bytes)).toBe(true)
    const other = await server.join('other')
    expect((await read(sent.body.picture, other)).status).toBe(404)
    expect((await read(body[0].picture, other)).status).toBe(403)
    expect((await read(body[0].picture, '')).status).toBe(401)
  })

  it('is in the archive of its author, at the place that the message names', async () => {
    const { bytes } = await read('/account/export/', casey)
    const archive = readArchive(bytes)
    const { feedback } = JSON.parse(archive.get('truenorth.json')?.toString('utf8') ?? '')
    const [{ file, picture: path }] = feedback
    expect(archive.get(file)?.equals((await read(path, casey)).bytes)).toBe(true)
  })

  it.each([
    ['no picture', 'bm90IGEgcGljdHVyZQ==', 415],
    ['no base64', '<script>', 400],
    ['too large', 'A'.repeat(600_000), 400],
    ['cut off', picture.slice(0, 40), 415],
    ['no text', 5, 400],
  ])('that is %s is refused, and nothing is stored', async (_, wrong, status) => {
    const before = (await server.call('/my-feedback/', { token: casey })).body.length
    expect((await send({ message: 'Wrong', picture: wrong })).status).toBe(status)
    expect((await server.call('/my-feedback/', { token: casey })).body).toHaveLength(before)
  })

  it('goes with the message, and with the account of its author', async () => {
    const { body } = await send({ message: 'Mine', picture })
    await server.call(`/my-feedback/${body.id}/`, { method: 'DELETE', token: casey })
    expect((await read(body.picture, casey)).status).toBe(404)
    expect(await pictures()).toBe(1)
    const remove = { current_password: server.password }
    await server.call('/auth/users/me/', { method: 'DELETE', token: casey, body: remove })
    expect(await pictures()).toBe(0)
    const { body: left } = await server.call('/feedback/list/', { token: admin })
    expect(left).toMatchObject([{ message: 'Look' }])
    expect(left[0]).not.toHaveProperty('picture')
  })
})
