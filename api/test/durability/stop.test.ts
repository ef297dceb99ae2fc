import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runServer } from '../support/runServer.ts'
import { createWriter } from '../support/createWriter.ts'

const lanes = 8
const signIns = 12
const settleMs = 60
const plenty = { SIGN_IN_LIMIT: '100000', REGISTRATION_LIMIT: '100000', REQUEST_LIMIT: '100000' }

describe('a server after SIGTERM', () => {
  let dataDir = ''
  let server: Awaited<ReturnType<typeof runServer>>

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'truenorth-stop-'))
    server = await runServer({ DATA_DIR: dataDir, ...plenty })
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  const begun = async () => {
    const metrics = await (await fetch(`${server.origin}/metrics`)).text()
    return Number(/^http_requests_in_hand (\d+)$/m.exec(metrics)?.[1])
  }

  const body = JSON.stringify({ username: 'nobody', password: 'Wander-Lantern-42' })
  const head = `POST /api/token/ HTTP/1.1\r\nHost: local\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`

  /** A sign-in with half of its body sent. */
  const halfSent = () => {
    const { hostname, port } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    const answered = once(socket, 'data')
    socket.write(head + body.slice(0, body.length / 2))
    const finish = async () => {
      socket.write(body.slice(body.length / 2))
      const [answer] = await answered
      return String(answer).split('\r\n')[0]
    }
    return { finish }
  }

  it('answers the running requests, then exits with code 0', async () => {
    const waiting = Array.from({ length: signIns }, halfSent)
    while ((await begun()) < signIns) await wait(settleMs)
    const stopped = server.stop()
    await wait(settleMs)
    const answers = await Promise.all(waiting.map(({ finish }) => finish()))
    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 401 Unauthorized']))
    expect(await stopped).toBe(0)
  })

  it('loses and doubles none of the running writes', async () => {
    const writer = await createWriter(server.origin)
    const writing = writer.run(server.origin, lanes)
    await wait(settleMs * lanes)
    expect(await server.stop()).toBe(0)
    await writing
    server = await runServer({ DATA_DIR: dataDir, ...plenty })
    expect(await writer.check(server.origin)).toMatchObject({ lost: 0, doubled: 0, missing: 0 })
    await server.stop()
  })

  it('is not kept alive by a client that never ends its request', async () => {
    const { hostname, port } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => socket.destroy())
    socket.write('POST /api/token/ HTTP/1.1\r\nHost: local\r\nContent-Length: 9\r\n\r\n{')
    await wait(settleMs)
    expect(await server.stop()).toBe(0)
  })
})
