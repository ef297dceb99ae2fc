// Serves the built site with the API in the same process, until it is told to stop.
import { join } from 'node:path'
import { giveUp, root } from './install.mjs'

const sentences = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program: end it, or choose another with PORT=3001 npm start.`,
  EACCES: (port) => `Port ${port} or the data folder may not be used by this user.`,
}

const defaults = { PORT: '3000', DATA_DIR: join(root, 'data'), LOG_LEVEL: 'warn' }

export const serve = async () => {
  const { createLog, openApi, parseEnvironment } = await import('@truenorth/api')
  const { startWeb } = await import('@truenorth/delivery/web')
  try {
    const environment = parseEnvironment({ ...defaults, ...process.env })
    const api = await openApi(environment, createLog(environment))
    const site = process.env.SITE_DIR ?? join(root, 'site')
    const web = await startWeb({ site, api: api.fetch, port: environment.PORT })
    console.log(`Truenorth is ready on ${web.url}`)
    const stop = async () => {
      await web.stop()
      await api.close()
      process.exit(0)
    }
    process.once('SIGTERM', stop).once('SIGINT', stop)
  } catch (error) {
    giveUp(sentences[error.code]?.(process.env.PORT ?? 3000) ?? error.message)
  }
}
