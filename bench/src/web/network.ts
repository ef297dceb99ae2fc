// A line between browser and server that is as slow as a network. All of a profile goes through it: what its service worker fetches too.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What lies between a browser and the server, and how much slower the browser's machine is. */
export type Network = {
  name: string
  latencyMs: number
  bytesPerSecond: number
  cpuSlowdown: number
}
export const unthrottled: Network = {
  name: 'unthrottled',
  latencyMs: 0,
  bytesPerSecond: Infinity,
  cpuSlowdown: 1,
}
export const slow4G: Network = {
  name: 'slow 4G, CPU ÷ 4',
  latencyMs: 150,
  bytesPerSecond: 200_000,
  cpuSlowdown: 4,
}

const packetBytes = 1_460
const tickMs = 4

type Queued = { chunks: Buffer[]; whenSent: (() => void)[] }

/** Shares a bandwidth among connections, packet by packet in turn. */
const startQueue = () => {
  const queues = new Map<Socket, Queued>()
  let rate = Infinity
  let credit = 0
  let last = performance.now()

  const finish = ({ whenSent }: Queued) => {
    for (const act of whenSent) act()
    return 0
  }
  const sendPacket = (socket: Socket, queued: Queued) => {
    const [chunk] = queued.chunks
    queues.delete(socket)
    if (!chunk || socket.destroyed) return finish(queued)
    const packet = chunk.subarray(0, packetBytes)
    socket.write(packet)
    if (packet.length < chunk.length) queued.chunks[0] = chunk.subarray(packetBytes)
    else queued.chunks.shift()
    if (queued.chunks.length === 0) finish(queued)
    else queues.set(socket, queued)
    return packet.length
  }
  const tick = () => {
    const now = performance.now()
    // An idle line saves up no bandwidth.
    credit = queues.size === 0 ? 0 : credit + ((now - last) / 1000) * rate
    last = now
    // A connection that has sent a packet goes to the end of the map.
    for (let [next] = queues; next && credit > 0; [next] = queues) credit -= sendPacket(...next)
  }
  const timer = setInterval(tick, tickMs)

  return {
    setRate: (bytesPerSecond: number) => {
      rate = bytesPerSecond
    },
    send: (socket: Socket, chunk: Buffer) => {
      const queued = queues.get(socket)
      if (queued) queued.chunks.push(chunk)
      else if (rate === Infinity) socket.write(chunk)
      else queues.set(socket, { chunks: [chunk], whenSent: [] })
    },
    whenSent: (socket: Socket, act: () => void) => {
      const queued = queues.get(socket)
      if (queued) queued.whenSent.push(act)
      else act()
    },
    stop: () => clearInterval(timer),
  }
}

/** Opens a line to a site. Requests wait for the network's latency, responses share its bandwidth. */
export const openLine = async (site: string) => {
  const { hostname, port } = new URL(site)
  const state = { network: unthrottled, bytes: 0 }
  const queue = startQueue()
  const server = createServer((browser) => {
    const origin = connect({ host: hostname, port: Number(port) })
    const close = () => {
      browser.destroy()
      origin.destroy()
    }
    browser.on('data', (chunk) => {
      const send = () => {
        if (!origin.destroyed) origin.write(chunk)
      }
      if (state.network.latencyMs === 0) send()
      else setTimeout(send, state.network.latencyMs)
    })
    origin.on('data', (chunk) => {
      state.bytes += chunk.length
      queue.send(browser, chunk)
    })
    origin.on('end', () => queue.whenSent(browser, () => browser.end()))
    for (const socket of [browser, origin]) socket.setNoDelay().on('error', close)
    browser.on('close', close)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port.')
  return {
    url: `http://localhost:${address.port}`,
    /** What the server has sent so far, headers included. */
    bytes: () => state.bytes,
    setNetwork: (network: Network) => {
      state.network = network
      queue.setRate(network.bytesPerSecond)
    },
    close: () => {
      queue.stop()
      server.close()
    },
  }
}
