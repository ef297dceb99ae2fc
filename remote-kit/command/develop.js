// @ts-check
// truenorth dev: the remote with Fast Refresh among the site's shell, its other remotes and its API.
import { CommandFailure } from './failure.js'
import { bundlerConfig } from './build.js'
import { fetchDevelopmentShell } from './developmentShell.js'
import { createProxy } from './developProxy.js'
import { liveRegistry } from './liveSite.js'
import { readManifest } from './project.js'

/**
 * @param {string} text
 * @param {string} option
 */
const portOf = (text, option) => {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new CommandFailure('usage', `--${option} takes the number of a port, not ${text}.`)
}

/**
 * Does what `rspack serve` does.
 * @param {string} dir
 * @param {number} port
 * @returns {Promise<string>} the address of its federation manifest
 */
const serveRemote = async (dir, port) => {
  // Before the configuration is read.
  process.env.NODE_ENV = 'development'
  process.env.REMOTE_PORT = String(port)
  const { rspack } = await import('@rspack/core')
  const { RspackDevServer } = await import('@rspack/dev-server')
  const config = await bundlerConfig(dir)
  const { devServer } = config
  if (!devServer) throw new CommandFailure('refused', 'rspack.config.js has no devServer.')
  await new RspackDevServer({ ...devServer, onListening: undefined }, rspack(config)).start()
  return `http://localhost:${port}/mf-manifest.json`
}

/**
 * Listens on loopback.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>} the port
 */
const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new CommandFailure('refused', `Port ${port} is taken: choose another with --port.`)
          : error,
      )
    })
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })

/**
 * Starts both servers, which run until the process ends.
 * @param {{ dir: string, site: string, port?: string | undefined, remotePort?: string | undefined }} options
 * @returns {Promise<{ text: string, data: object }>}
 * @throws a CommandFailure when the site or a port is not to be had
 */
export const develop = async ({ dir, site, port = '4000', remotePort = '3001' }) => {
  const { name, routes } = readManifest(dir)
  const registry = await liveRegistry(site)
  const shellFolder = await fetchDevelopmentShell(dir, site, registry.shell ?? '')
  const proxy = createProxy({ site, shellFolder, readOwn: () => ({ ...readManifest(dir) }) })
  const bound = await listen(proxy, portOf(port, 'port'))
  const manifest = await serveRemote(dir, portOf(remotePort, 'remote-port'))
  const path = routes.find((route) => !route.path.includes(':'))?.path ?? '/'
  const url = `http://localhost:${bound}${path}?remote.${name}=${manifest}`
  return {
    text: `Open ${url}\nWhat you save shows at once, with its state kept. The rest is ${site}, and so are its data.`,
    data: { url, site, name },
  }
}
