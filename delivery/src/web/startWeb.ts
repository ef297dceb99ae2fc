import { createAdaptorServer } from '@hono/node-server'
import { longestSilenceMs, socketLimits, stopServer } from '@truenorth/api'
import { createWeb, type WebOptions } from './app.ts'

export { proxyApi } from './proxyApi.ts'

export type RunningWeb = { url: string; stop: () => Promise<void> }

export type ListenOptions = {
  port: number
  host?: string | undefined
  /** Timeouts of connections. */
  limits?: Partial<typeof socketLimits>
}

/**
 * Serves a site on loopback or, with `host`, elsewhere.
 * @throws with `code: 'EADDRINUSE'` when the port is taken
 */
export const startWeb = async ({
  port,
  host = '127.0.0.1',
  limits,
  ...options
}: WebOptions & ListenOptions): Promise<RunningWeb> => {
  const server = createAdaptorServer({
    fetch: createWeb(options).fetch,
    serverOptions: { ...socketLimits, ...limits },
  })
  server.setTimeout(longestSilenceMs)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  const address = server.address()
  const bound = typeof address === 'object' ? address?.port : port
  return { url: `http://localhost:${bound}`, stop: () => stopServer(server) }
}
