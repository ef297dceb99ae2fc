import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer } from '../support/runServer.ts'

const connections = process.env['FULL'] ? 2000 : 200
const rounds = 5
const mostMegabytes = 400
const plenty = { REGISTRATION_LIMIT: '100000', REQUEST_LIMIT: '1000000' }
const account = JSON.stringify({ username: 'casey', password: 'Wander-Lantern-42' })
const json = { 'Content-Type': 'application/json' }

const statusOf = async (socket: Socket, request: string) => {
  const closed = new AbortController()
  const end = () => closed.abort()
  socket.once('close', end)
  const answer = once(socket, 'data', { signal: closed.signal })
  socket.write(request)
  const [bytes] = await answer
  socket.off('close', end)
  return Number(String(bytes).split(' ')[1])
}

test(`${connections} connections at once are all answered, within the memory limit`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-crowd-'))
  const server = await runServer({ DATA_DIR: dataDir, ...plenty })
  const post = (path: string) =>
    fetch(`${server.origin}/api${path}`, { method: 'POST', headers: json, body: account })
  await post('/auth/users/')
  const { access } = JSON.parse(await (await post('/token/')).text())

  const { hostname, port } = new URL(server.origin)
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const request = `GET /api/mood/today/ HTTP/1.1\r\nHost: local\r\nAuthorization: Bearer ${access}\r\n\r\n`
  const statuses = new Map<number, number>()
  const ask = async (socket: Socket) => {
    for (let round = 0; round < rounds; round += 1) {
      const status = await statusOf(socket, request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(sockets.map(ask))
  const metrics = await (await fetch(`${server.origin}/metrics`)).text()
  const bytes = Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1])
  for (const socket of sockets) socket.destroy()
  expect(await server.stop()).toBe(0)
  await rm(dataDir, { recursive: true })

  expect([...statuses.keys()].filter((status) => status !== 404 && status !== 503)).toEqual([])
  expect(statuses.get(404)).toBeGreaterThanOrEqual((connections * rounds) / 2)
  expect(bytes / 1024 / 1024).toBeLessThan(mostMegabytes)
})
