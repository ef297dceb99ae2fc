import { parseEnvironment } from './environment.ts'
import { listen } from './http/nodeServer.ts'
import { createLog } from './log.ts'
import { startApi } from './startApi.ts'

const giveUp = (error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

const run = async () => {
  const environment = parseEnvironment(process.env)
  const log = createLog(environment)
  const api = await startApi(environment, log)
  const server = await listen(api.fetch, { port: environment.PORT, host: environment.HOST })
  log.info({ port: environment.PORT }, 'listening')

  const stop = async () => {
    log.info({}, 'stopping')
    await server.stop()
    await api.close()
    process.exit(0)
  }
  // Node would print the whole line of the bundle that threw, which is very long.
  process.once('uncaughtException', (err) => {
    log.error({ err }, 'unforeseen end')
    process.exit(1)
  })
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}

run().catch(giveUp)
