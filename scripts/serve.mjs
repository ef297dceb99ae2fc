// Serves the built site with the API in the same process, until it is told to stop.
import { join } from 'node:path'
import { giveUp, root } from './install.mjs'

const sentences = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program: end it, or choose another with PORT=3001 npm start.`,
  EACCES: (port) => `Port ${port} or the data folder may not be used by this user.`,
}

const defaults = { PORT: '3000', DATA_DIR: join(root, 'data'), LOG_LEVEL: 'warn' }

// The API in this process, or one that runs elsewhere (API_ORIGIN).
const apiFor = async (environment) => {
  const { createLog, openApi } = await import('@truenorth/api')
  const { proxyApi } = await import('@truenorth/delivery/web')
  const origin = process.env.API_ORIGIN
  if (!origin) return openApi(environment, createLog(environment))
  if (!URL.canParse(origin))
    giveUp(`API_ORIGIN has to be an address such as https://api.example.org, not ${origin}.`)
  return { fetch: proxyApi(origin), close: async () => undefined }
}

const overrides = process.env.ALLOW_REMOTE_OVERRIDES === '1' ? 'allowed' : undefined

/**
 * @param options.site the folder that is served
 * @param options.overrides whether remotes may come from a developer's machine: 'allowed', or 'dev'
 */
export const serve = async (options = {}) => {
  const { parseEnvironment } = await import('@truenorth/api')
  const { startWeb } = await import('@truenorth/delivery/web')
  try {
    const environment = parseEnvironment({ ...defaults, ...process.env })
    const api = await apiFor(environment)
    const site = options.site ?? process.env.SITE_DIR ?? join(root, 'site')
    const web = await startWeb({
      site,
      api: api.fetch,
      port: environment.PORT,
      host: environment.HOST,
      publicUrl: environment.PUBLIC_URL,
      trustedProxies: environment.TRUSTED_PROXIES,
      overrides,
      ...options,
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
    return giveUp(sentences[error.code]?.(process.env.PORT ?? 3000) ?? error.message)
  }
}
