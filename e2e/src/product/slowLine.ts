import { createServer, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './freePort.ts'

/** A line to a product that can be made slow, or cut: whoever comes by its address shares its fate. */
export const slowLine = async (product: string) => {
  let delayMs = 0
  const server = createServer((incoming, outgoing) => {
    const pass = async () => {
      await wait(delayMs, undefined, { ref: false })
      const { method, headers, url = '/' } = incoming
      const onward = request(new URL(url, product), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      onward.once('error', () => outgoing.destroy())
      incoming.pipe(onward)
    }
    void pass()
  })
  const port = await freePort()
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://localhost:${port}`,
    /** Every answer begins that much later from here on. */
    delay: (ms: number) => {
      delayMs = ms
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
