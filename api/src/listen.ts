import { serve, type ServerType } from '@hono/node-server'
import { codeOf } from './db/busy.ts'
import { longestSilenceMs, socketLimits } from './http/socketLimits.ts'
import type { Api } from './openApi.ts'

const longestStopMs = 10_000
const lookMs = 50

export type Place = { port: number; host?: string | undefined }

const refusal = (port: number, cause: unknown) => {
  const taken = codeOf(cause) === 'EADDRINUSE'
  const reason = taken ? `Port ${port} is already taken` : `Port ${port} cannot be used`
  return new Error(`${reason}: set PORT to another.`, { cause })
}

// Connections that were answered and kept are closed as they fall idle; who takes too long is cut off.
const stop = (server: ServerType) =>
  new Promise<void>((resolve) => {
    if (!('closeIdleConnections' in server)) throw new Error('Only HTTP/1 is served here')
    const looking = setInterval(() => server.closeIdleConnections(), lookMs)
    const cap = setTimeout(() => server.closeAllConnections(), longestStopMs)
    server.close(() => {
      clearInterval(looking)
      clearTimeout(cap)
      resolve()
    })
    server.closeIdleConnections()
  })

/** Listens until `stop`, which lets what runs finish; throws one sentence where it cannot. */
export const listen = ({ fetch }: Pick<Api, 'fetch'>, { port, host }: Place) =>
  new Promise<{ stop: () => Promise<void> }>((resolve, reject) => {
    const where = { port, ...(host && { hostname: host }) }
    const server = serve({ fetch, serverOptions: socketLimits, ...where }, () =>
      resolve({ stop: () => stop(server) }),
    )
    server.setTimeout(longestSilenceMs)
    server.once('error', (cause) => reject(refusal(port, cause)))
  })
