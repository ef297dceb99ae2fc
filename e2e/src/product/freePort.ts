import { createServer } from 'node:net'

/** A port of this machine that nobody listens on. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      server.close(() => (port ? resolve(port) : reject(new Error('There is no free port.'))))
    })
  })
