import { once } from 'node:events'
import { connect } from 'node:net'
import { databases } from '../support/databases.ts'
import { listenRaw } from '../support/listenRaw.ts'
import { testServer } from '../support/testServer.ts'

const limits = {
  headersTimeout: 3_000,
  requestTimeout: 5_000,
  keepAliveTimeout: 200,
  connectionsCheckingInterval: 50,
}
const crowd = 150
const dribbleMs = 40

const sqlite = databases.filter(({ name }) => name === 'SQLite')

describe.each(sqlite)('slow clients', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let web: Awaited<ReturnType<typeof listenRaw>>
  let token = ''

  beforeAll(async () => {
    const opened = await open()
    server = testServer(opened.database)
    web = await listenRaw(server.app.fetch, limits)
    token = await server.join('casey')
    close = async () => {
      await web.close()
      await opened.close()
    }
  })
  afterAll(() => close())

  /** Sends the beginning, then one byte now and then; resolves with the response when the connection is closed. */
  const dribble = async (firstWords: string) => {
    const socket = connect(web.port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    // The server may cut the connection while a byte is on its way: an error that only means closed.
    socket.on('error', () => socket.destroy())
    socket.write(firstWords)
    const dribbling = setInterval(() => socket.write('x'), dribbleMs)
    await closed
    clearInterval(dribbling)
    return answer
  }

  it.each([
    ['headers', () => 'GET /api/mood/ HTTP/1.1\r\nHost: local\r\nX-Slow: '],
    [
      'a body',
      () =>
        `POST /api/mood/ HTTP/1.1\r\nHost: local\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`,
    ],
    [
      'a body in pieces',
      () =>
        `POST /api/mood/ HTTP/1.1\r\nHost: local\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
    ],
  ])('that dribble %s are disconnected, while others are answered', async (_, firstWords) => {
    const slow = Promise.all(Array.from({ length: crowd }, () => dribble(firstWords())))
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await web.send({ method: 'GET', path: '/api/mood/', headers })
    expect(answer.status).toBe(200)
    for (const text of await slow) expect(text).toMatch(/^(HTTP\/1\.1 (408|400) .*)?/)
    expect((await web.send({ method: 'GET', path: '/api/mood/', headers })).text).toBe('[]')
    expect(server.errors).toEqual([])
  })

  it('that disconnect in the middle of a body leave no data and no error', async () => {
    for (let index = 0; index < 20; index += 1) {
      const socket = connect(web.port, '127.0.0.1')
      socket.write(
        `POST /api/mood/ HTTP/1.1\r\nHost: local\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"mood_value":3`,
      )
      setTimeout(() => socket.destroy(), index)
      await once(socket, 'close')
    }
    const headers = { Authorization: `Bearer ${token}` }
    expect((await web.send({ method: 'GET', path: '/api/mood/', headers })).text).toBe('[]')
    expect(server.errors).toEqual([])
  })

  it('that announce more than 1 MB, or send it chunked, get a 413', async () => {
    const authorization = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const body = `{"note":"${'x'.repeat(1_100_000)}"}`
    const announced = await web.send({
      method: 'POST',
      path: '/api/mood/',
      headers: authorization,
      body,
    })
    expect(announced.status).toBe(413)
    const piecemeal = await fetch(`http://127.0.0.1:${web.port}/api/mood/`, {
      method: 'POST',
      headers: authorization,
      duplex: 'half',
      body: new ReadableStream({
        start: (stream) => {
          stream.enqueue(Buffer.from(body))
          stream.close()
        },
      }),
    })
    expect(piecemeal.status).toBe(413)
  })
})
