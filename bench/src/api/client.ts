import { Agent, request } from 'node:http'

export type Call = { method: string; path: string; token?: string; body?: object }

type Answer = { status: number; text: string }

/** Sends over kept connections; answers the status and the body's text. */
export const createClient = (origin: string, connections: number) => {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = (call: Call): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const { method, path, token, body } = call
      const payload = body && JSON.stringify(body)
      const headers = {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(payload && {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(payload),
        }),
      }
      const sent = request({ hostname, port, agent, method, path, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      })
      // A connection that was kept may have been closed meanwhile, as HTTP has it: once more.
      sent.once('error', (error) => {
        if (sent.reusedSocket) resolve(send(call))
        else reject(error)
      })
      sent.end(payload)
    })
  return { send, close: () => agent.destroy() }
}

export type Client = ReturnType<typeof createClient>
