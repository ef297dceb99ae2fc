import type { ServerType } from '@hono/node-server'

const longestStopMs = 10_000
const lookMs = 50

/** Lets what is being answered finish: connections close as they fall idle, who takes too long is cut off. */
export const stopServer = (server: ServerType) =>
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
