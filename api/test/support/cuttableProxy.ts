import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between a server and its PostgreSQL that can cut all connections. */
export const cuttableProxy = async (url: string) => {
  const target = new URL(url)
  const open = new Set<Socket>()
  let isCut = false
  const line = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [one, two] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(two)
      one.once('error', () => two.destroy())
      one.once('close', () => {
        open.delete(one)
        two.destroy()
      })
    }
    return undefined
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  const through = new URL(url)
  through.port = String(typeof address === 'object' ? address?.port : '')
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  const mend = () => {
    isCut = false
  }
  const close = () => {
    cut()
    line.close()
  }
  return { url: through.href, cut, mend, close }
}
