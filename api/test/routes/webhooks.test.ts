import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import type { Database } from '#src/db/openDatabase.ts'
import { createHooks, hookAddress, hookSettings } from '#src/feedback/hooks.ts'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

it.each([
  'https://team.example/hook',
  'http://127.0.0.1:9/x',
  'http://[::1]/',
  'http://localhost/',
])('%s may be told', (url) => expect(hookAddress(url)).toBe(url))
it.each([
  'http://team.example/',
  'ftp://127.0.0.1/',
  'http://127.0.0.1.example/',
  'https://a:b@team.example/',
  'nothing',
])('%s may not be told', (url) => expect(() => hookAddress(url)).toThrow('no address'))

type Received = { path: string; headers: IncomingHttpHeaders; body: string }

describe.each(databases)('webhooks on $name', ({ open }) => {
  let close = async () => {}
  let database: Database
  let server: ReturnType<typeof testServer>
  let receiver: Server
  let address = ''
  let token = ''
  const received: Received[] = []
  /** The statuses with which paths answer; a path without one never responds. */
  const statuses = new Map<string, number>()
  let now = new Date('2031-03-05T10:00:00Z')
  const passMinutes = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }

  beforeAll(async () => {
    const take = async (request: IncomingMessage, response: ServerResponse) => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, body: await text(request) })
      const status = statuses.get(path)
      if (status) response.writeHead(status, { Location: '/elsewhere' }).end()
    }
    receiver = createServer((...call) => void take(...call)).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const bound = receiver.address()
    address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
    const opened = await open()
    close = opened.close
    database = opened.database
    server = testServer(database)
    token = await server.join('casey')
  })
  afterAll(async () => {
    receiver.closeAllConnections()
    receiver.close()
    await close()
  })
  beforeEach(async () => {
    await database.db.deleteFrom('remote_hooks').execute()
    received.length = 0
    statuses.clear()
  })
  afterEach(() => expect(server.errors).toEqual([]))

  const hooks = () => createHooks({ db: database.db, clock: () => now, timeoutMs: 2000 })
  const settings = () => hookSettings(database.db)
  const hook = (remote: string) => settings().set(remote, `${address}/${remote}`, now)
  const send = async (...remotes: string[]) => {
    const context = { remotes: remotes.map((name) => ({ name, version: '2.15.0' })) }
    const body = {
      type: 'bug',
      message: 'Private words',
      email: 'a@example.com',
      rating: 2,
      context,
    }
    now = new Date(Math.max(now.getTime(), server.time.clock().getTime()))
    return (await server.call('/feedback/', { method: 'POST', body, token })).body.id as number
  }
  const paths = () => received.map(({ path }) => path)

  it('tell the team of a remote what came, signed, and no words of anybody', async () => {
    const secret = await hook('journal')
    statuses.set('/journal', 204)
    const id = await send('journal', 'mood')
    await send('mood')
    await Promise.all([hooks().deliver(), hooks().deliver()])
    await hooks().deliver()
    const [first, ...others] = received
    const headers: IncomingHttpHeaders = first?.headers ?? {}
    const body = first?.body ?? ''
    expect(others).toEqual([])
    expect(JSON.parse(body)).toEqual({
      type: 'feedback.created',
      timestamp: expect.any(String),
      data: {
        id,
        kind: 'bug',
        rating: 2,
        remote: 'journal',
        release: '2.15.0',
        sent_at: expect.any(String),
      },
    })
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signature = createHmac('sha256', key).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
  })

  it('are tried again until the receiver recovers, under the same id', async () => {
    await hook('journal')
    statuses.set('/journal', 500)
    await send('journal')
    await hooks().deliver()
    await hooks().deliver()
    expect(await settings().list()).toMatchObject([{ waiting: 1, failure: 'HTTP 500' }])
    statuses.set('/journal', 200)
    passMinutes(2)
    await hooks().deliver()
    passMinutes(600)
    await hooks().deliver()
    expect(paths()).toEqual(['/journal', '/journal'])
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await settings().list()).toMatchObject([{ waiting: 0, undelivered: 0 }])
  })

  it('follow no redirect, and are given up after six attempts', async () => {
    await hook('journal')
    statuses.set('/journal', 302)
    await send('journal')
    for (const minutes of [0, 2, 11, 61, 361, 1441, 5000]) {
      passMinutes(minutes)
      await hooks().deliver()
    }
    expect(paths()).toEqual(Array(6).fill('/journal'))
    expect(await settings().list()).toMatchObject([
      { waiting: 0, undelivered: 1, failure: 'HTTP 302' },
    ])
  })

  it('that hang hold up neither who sends nor another team', async () => {
    await hook('journal')
    await hook('mood')
    statuses.set('/mood', 200)
    await send('journal')
    await send('journal', 'mood')
    await hooks().deliver()
    expect(paths().toSorted()).toEqual(['/journal', '/mood'])
    expect(await settings().list()).toMatchObject([
      { remote: 'journal', waiting: 2, failure: 'no response' },
      { remote: 'mood', waiting: 0 },
    ])
  })

  it('tell nothing of a message that was taken back, nor of a remote without a webhook', async () => {
    await hook('journal')
    statuses.set('/journal', 200)
    const id = await send('journal')
    await server.call(`/my-feedback/${id}/`, { method: 'DELETE', token })
    await send('mood')
    await hooks().deliver()
    expect(received).toEqual([])
    expect(await settings().remove('journal')).toBe(true)
    expect(await settings().remove('journal')).toBe(false)
  })
})
