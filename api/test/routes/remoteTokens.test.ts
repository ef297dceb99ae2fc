import { remoteTokens, type RemoteTokens } from '#src/feedback/remoteTokens.ts'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

describe.each(databases)('the counts of a remote on $name', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let tokens: RemoteTokens
  const now = new Date('2031-03-05T10:00:00Z')

  beforeAll(async () => {
    const { database, close: end } = await open()
    close = end
    server = testServer(database)
    tokens = remoteTokens(database.db)
    const casey = await server.join('casey')
    const send = (name: string, version: string, rating: number) =>
      server.call('/feedback/', {
        method: 'POST',
        token: casey,
        body: { message: 'Private words', rating, context: { remotes: [{ name, version }] } },
      })
    await send('journal', '2.15.0', 2)
    await send('journal', '2.15.0', 3)
    await send('journal', '2.14.0', 5)
    await send('mood', '1.0.0', 4)
  })
  afterAll(() => close())
  afterEach(() => expect(server.errors).toEqual([]))

  const read = (token: string) => server.call('/feedback/remotes/', { token })
  const journal = {
    remote: 'journal',
    waiting: 3,
    releases: [
      { version: '2.15.0', rated: 2, mean: 2.5 },
      { version: '2.14.0', rated: 1, mean: 5 },
    ],
  }

  it('are for its token alone, and hold no words', async () => {
    const token = await tokens.add('journal', now)
    const { status, body } = await read(token)
    expect([status, body]).toEqual([200, [journal]])
    const other = {
      remote: 'mood',
      waiting: 1,
      releases: [{ version: '1.0.0', rated: 1, mean: 4 }],
    }
    expect((await read(await tokens.add('all', now))).body).toEqual([journal, other])
  })

  it('are for nobody else, and the token opens nothing else', async () => {
    expect((await read('')).status).toBe(404)
    expect((await read('tnr_guessed')).status).toBe(404)
    expect((await read((await server.signIn('casey')).access)).status).toBe(404)
    const token = await tokens.add('quiet', now)
    for (const path of [
      '/feedback/list/',
      '/feedback/trends/',
      '/my-feedback/',
      '/account/export/',
    ])
      expect((await server.call(path, { token })).status).toBe(401)
  })

  it('are closed when the tokens end', async () => {
    const token = await tokens.add('calm', now)
    expect((await read(token)).body).toEqual([{ remote: 'calm', waiting: 0, releases: [] }])
    expect(await tokens.end('calm')).toBe(1)
    expect((await read(token)).status).toBe(404)
  })

  it('tell ratings of the last thirty days alone', async () => {
    server.time.set('2031-05-05T10:00:00Z')
    const { body } = await read(await tokens.add('journal', now))
    expect(body).toEqual([{ ...journal, releases: [] }])
  })
})
