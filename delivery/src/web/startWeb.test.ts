import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { publish } from '../publishing/publish.ts'
import { builtShell, temporaryFolder } from '../../test/fakePackages.ts'
import { startWeb } from './startWeb.ts'

const start = async (options: Partial<Parameters<typeof startWeb>[0]> = {}) => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell() })
  return startWeb({ site, port: 0, api: () => new Response('answer'), ...options })
}

/** Opens a connection, says `words`, and gives what is answered until it closes. */
const say = async (url: string, words: string) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => (heard += String(bytes)))
  socket.write(words)
  await once(socket, 'close')
  return heard
}

test('a client that sends its request too slowly is answered 408 and disconnected', async () => {
  const web = await start({
    limits: { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 },
    api: async (request) => new Response(await request.text()),
  })
  expect(await say(web.url, 'GET / HTTP/1.1\r\nHost: x\r\n')).toContain('408 Request Timeout')
  const body = 'POST /api/mood/ HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{'
  expect(await say(web.url, body)).toMatch(/408|^$/)
  await web.stop()
})

test('stopping waits for pending responses and closes idle connections', async () => {
  const web = await start({ api: () => wait(300).then(() => new Response('late')) })
  // A connection that has been answered and is kept.
  const kept = say(web.url, 'GET /remotes.json HTTP/1.1\r\nHost: x\r\n\r\n')
  const answer = fetch(`${web.url}/api/mood/`).then((response) => response.text())
  await wait(100)
  const began = Date.now()
  await web.stop()
  expect(await answer).toBe('late')
  expect(await kept).toContain('200 OK')
  expect(Date.now() - began).toBeLessThan(30_000)
  await expect(fetch(web.url)).rejects.toThrow('fetch failed')
})

test('rejects with EADDRINUSE when the port is taken', async () => {
  const web = await start()
  const port = Number(new URL(web.url).port)
  await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await web.stop()
})
