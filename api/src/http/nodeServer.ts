// The HTTP server of Node: its time-outs, and how it starts and stops.
import { serve, type ServerType } from '@hono/node-server'
import { codeOf } from '../db/errors.ts'

/** Time-outs in milliseconds for `http.createServer`: a client that dribbles headers or a body gets a 408. */
export const socketLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 2000,
}

/** For `server.setTimeout`: the milliseconds after which a connection without any traffic is closed. */
export const longestSilenceMs = 60_000

const longestStopMs = 10_000
const checkMs = 50

/** Lets running requests finish: connections close when they are idle, or after ten seconds. */
export const stopServer = (server: ServerType) =>
  new Promise<void>((resolve) => {
    if (!('closeIdleConnections' in server)) throw new Error('Only HTTP/1 is served here')
    const checking = setInterval(() => server.closeIdleConnections(), checkMs)
    const cap = setTimeout(() => server.closeAllConnections(), longestStopMs)
    server.close(() => {
      clearInterval(checking)
      clearTimeout(cap)
      resolve()
    })
    server.closeIdleConnections()
  })

type Fetch = (request: Request, bindings?: object) => Response | Promise<Response>
export type Place = { port: number; host?: string | undefined }

const refusal = (port: number, cause: unknown) => {
  const taken = codeOf(cause) === 'EADDRINUSE'
  const reason = taken ? `Port ${port} is already taken` : `Port ${port} cannot be used`
  return new Error(`${reason}: set PORT to another.`, { cause })
}

/**
 * Serves until `stop`, which lets running requests finish.
 * @throws one sentence for the operator when the port cannot be used
 */
export const listen = (fetch: Fetch, { port, host }: Place) =>
  new Promise<{ stop: () => Promise<void> }>((resolve, reject) => {
    const where = { port, ...(host && { hostname: host }) }
    const server = serve({ fetch, serverOptions: socketLimits, ...where }, () =>
      resolve({ stop: () => stopServer(server) }),
    )
    server.setTimeout(longestSilenceMs)
    server.once('error', (cause) => reject(refusal(port, cause)))
  })
