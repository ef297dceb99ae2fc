// Serves the built site with the API in the same process, until it is told to stop.
import { join } from 'node:path'
import { giveUp, root } from './install.mjs'

const sentences = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program: end it, or choose another with PORT=3001 npm start.`,
  EACCES: (port) => `Port ${port} or the data folder may not be used by this user.`,
}

export const serve = async () => {
  const { openApi, readEnvironment } = await import('@truenorth/api')
  const { startWeb } = await import('@truenorth/delivery/web')
  const environment = readEnvironment({ PORT: '3000', ...process.env })
  try {
    const api = await openApi(environment)
    const web = await startWeb({
      site: process.env.SITE_DIR ?? join(root, 'site'),
      api: api.fetch,
      port: environment.port,
    })
    console.log(`Truenorth is ready on ${web.url}`)
    const stop = async () => {
      await web.stop()
      await api.close()
      process.exit(0)
    }
    process.once('SIGTERM', stop).once('SIGINT', stop)
  } catch (error) {
    giveUp(sentences[error.code]?.(environment.port) ?? error.message)
  }
}
