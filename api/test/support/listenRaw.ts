import { Agent, request as httpRequest, type OutgoingHttpHeaders } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { socketLimits } from '#src/http/nodeServer.ts'

export type RawRequest = {
  method: string
  /** Raw, from the first slash on. */
  path: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer | undefined
}
export type RawAnswer = { status: number; headers: Record<string, string>; text: string }
type Fetch = (request: Request, bindings?: object) => Response | Promise<Response>

const longestWaitMs = 10_000

/** Serves on loopback, and sends requests that no well-behaved client would; rejects when there is no response. */
export const listenRaw = async (fetch: Fetch, serverOptions = socketLimits) => {
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
      // Node omits it for methods that usually have no body, and the body would be read as another request.
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
      // The server may have closed a kept-alive connection meanwhile: try again on a new one.
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
