// A line to a server, as slow as a network. All of a profile goes through it: what its service worker fetches too.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { type Network, unthrottled } from './network.ts'
import { startQueue } from './queue.ts'

const patiently = (socket: Socket, act: () => void) => {
  if (!socket.destroyed) act()
}

/** Opens a line to a site. Requests wait for the network's latency, answers share its bandwidth. */
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
      const send = () => patiently(origin, () => origin.write(chunk))
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
    become: (network: Network) => {
      state.network = network
      queue.setRate(network.bytesPerSecond)
    },
    close: () => {
      queue.stop()
      server.close()
    },
  }
}
