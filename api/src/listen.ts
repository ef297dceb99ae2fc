import { serve } from '@hono/node-server'
import { codeOf } from './db/busy.ts'
import { longestSilenceMs, socketLimits } from './http/socketLimits.ts'
import { stopServer } from './http/stopServer.ts'
import type { Api } from './openApi.ts'

export type Place = { port: number; host?: string | undefined }

const refusal = (port: number, cause: unknown) => {
  const taken = codeOf(cause) === 'EADDRINUSE'
  const reason = taken ? `Port ${port} is already taken` : `Port ${port} cannot be used`
  return new Error(`${reason}: set PORT to another.`, { cause })
}

/** Listens until `stop`, which lets what runs finish; throws one sentence where it cannot. */
export const listen = ({ fetch }: Pick<Api, 'fetch'>, { port, host }: Place) =>
  new Promise<{ stop: () => Promise<void> }>((resolve, reject) => {
    const where = { port, ...(host && { hostname: host }) }
    const server = serve({ fetch, serverOptions: socketLimits, ...where }, () =>
      resolve({ stop: () => stopServer(server) }),
    )
    server.setTimeout(longestSilenceMs)
    server.once('error', (cause) => reject(refusal(port, cause)))
  })
