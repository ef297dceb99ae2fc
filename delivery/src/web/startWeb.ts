import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { createWeb, type WebOptions } from './app.ts'

export { proxyApi } from './proxyApi.ts'

export type RunningWeb = { url: string; stop: () => Promise<void> }

/**
 * Serves a site on loopback or, with `host`, elsewhere.
 * @throws with `code: 'EADDRINUSE'` when the port is taken.
 */
export const startWeb = async (
  options: WebOptions & { port: number; host?: string },
): Promise<RunningWeb> => {
  const server = createAdaptorServer({ fetch: createWeb(options).fetch })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host ?? '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : options.port
  return { url: `http://localhost:${port}`, stop: () => stop(server) }
}

const stop = (server: ServerType) =>
  new Promise<void>((resolve) => {
    const cap = setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      5_000,
    )
    server.close(() => {
      clearTimeout(cap)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
