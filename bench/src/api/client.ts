import { Agent, request } from 'node:http'

export type Call = { method: string; path: string; token?: string; body?: object }

/** Sends over kept connections; answers the status and the body's text. */
export const createClient = (origin: string, connections: number) => {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = ({ method, path, token, body }: Call) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
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
      sent.once('error', reject)
      sent.end(payload)
    })
  return { send, close: () => agent.destroy() }
}

export type Client = ReturnType<typeof createClient>
