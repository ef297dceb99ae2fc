// @ts-check
// npm start: installs what is missing, builds what has changed, serves the whole product.
import { join } from 'node:path'
import { bundleChanged, publishChanged } from './build.mjs'
import { defaultSite, giveUp, installMeanwhile, messageOf, root } from './setup.mjs'

/** Where to listen and keep data, unless the environment says otherwise. */
const defaults = { PORT: '3000', DATA_DIR: join(root, 'data'), LOG_LEVEL: 'warn' }

/**
 * The API in this process, or one that runs elsewhere (API_ORIGIN).
 * @param {import('@truenorth/api').Environment} environment
 * @param {import('@truenorth/api').Log} log
 */
const openApiFor = async (environment, log) => {
  const { startApi } = await import('@truenorth/api')
  const { proxyApi } = await import('@truenorth/delivery/web')
  const origin = process.env.API_ORIGIN
  if (!origin) return startApi(environment, log)
  if (!URL.canParse(origin))
    giveUp(`API_ORIGIN has to be an address such as https://api.example.org, not ${origin}.`)
  return { fetch: proxyApi(origin), close: async () => undefined }
}

/**
 * @param {unknown} error
 * @param {string} port
 */
const failure = (error, port) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: end it, or choose another with PORT=3001 npm start.`
  if (code === 'EACCES') return `Port ${port} or the data folder may not be used by this user.`
  return messageOf(error)
}

/**
 * Serves a built site with the API in the same process, until the process is told to stop.
 * @param {object} [options]
 * @param {string} [options.site] the folder that is served
 * @param {'allowed' | 'dev'} [options.overrides] lets remotes come from a developer's machine
 * @returns {Promise<string>} the site's address
 */
export const serve = async ({ site = defaultSite(), overrides } = {}) => {
  const { createLog, parseEnvironment } = await import('@truenorth/api')
  const { startWeb } = await import('@truenorth/delivery/web')
  try {
    const environment = parseEnvironment({ ...defaults, ...process.env })
    const log = createLog(environment)
    const api = await openApiFor(environment, log)
    const allowed = process.env.ALLOW_REMOTE_OVERRIDES === '1' ? 'allowed' : undefined
    const web = await startWeb({
      site,
      api: api.fetch,
      port: environment.PORT,
      host: environment.HOST,
      publicUrl: environment.PUBLIC_URL,
      trustedProxies: environment.TRUSTED_PROXIES,
      overrides: overrides ?? allowed,
      log,
    })
    console.log(`Truenorth is ready on ${web.url}`)
    const stop = async () => {
      await web.stop()
      await api.close()
      process.exit(0)
    }
    process.once('SIGTERM', stop).once('SIGINT', stop)
    return web.url
  } catch (error) {
    return giveUp(failure(error, process.env.PORT ?? defaults.PORT))
  }
}

if (process.argv[1] === import.meta.filename) {
  const { driver } = await installMeanwhile('serving')
  const hashes = await bundleChanged()
  await driver
  await publishChanged(defaultSite(), hashes)
  await serve()
}
