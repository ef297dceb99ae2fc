import { Agent, request as httpRequest, type OutgoingHttpHeaders } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { socketLimits } from '../http/socketLimits.ts'

export type RawRequest = {
  method: string
  /** As it goes over the wire, from the first slash on. */
  path: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer | undefined
}
export type RawAnswer = { status: number; headers: Record<string, string>; text: string }
type Fetch = (request: Request, bindings?: object) => Response | Promise<Response>

const longestWaitMs = 10_000

/** Listens on loopback and sends what no well-behaved client would; fails when no answer comes. */
export const listening = async (fetch: Fetch, serverOptions = socketLimits) => {
  const server = createAdaptorServer({ fetch, serverOptions })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const agent = new Agent({ keepAlive: true })

  const send = (raw: RawRequest): Promise<RawAnswer> =>
    new Promise<RawAnswer>((resolve, reject) => {
      const { method, path, headers = {}, body } = raw
      // Node leaves it out where a body is unusual, and the rest would be read as another request.
      const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
      const all = { ...headers, ...length }
      const options = { host: '127.0.0.1', port, agent, method, path, headers: all }
      const sent = httpRequest(options, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
            ),
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      })
      sent.setTimeout(longestWaitMs, () => reject(new Error(`No answer: ${method} ${path}`)))
      // A connection that was kept may have been put out meanwhile, as HTTP has it: once more.
      sent.once('error', (error) => {
        if (sent.reusedSocket) resolve(send(raw))
        else reject(error)
      })
      sent.end(body)
    })

  const close = async () => {
    agent.destroy()
    await new Promise((resolve) => {
      server.close(resolve)
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
  }
  return { port, send, close }
}
