import { serve, type ServerType } from '@hono/node-server'
import { codeOf } from './db/busy.ts'
import { parseEnvironment, type Environment } from './environment/environment.ts'
import { socketLimits } from './http/socketLimits.ts'
import { createLog } from './log.ts'
import { openApi, type Api } from './openApi.ts'

const longestStopMs = 5000

const giveUp = (error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

const listen = ({ fetch }: Api, { PORT, HOST }: Environment) =>
  new Promise<ServerType>((resolve, reject) => {
    const where = { port: PORT, ...(HOST && { hostname: HOST }) }
    const server = serve({ fetch, serverOptions: socketLimits, ...where }, () => resolve(server))
    server.once('error', (cause) => {
      const taken = codeOf(cause) === 'EADDRINUSE'
      const reason = taken ? `Port ${PORT} is already taken` : `Port ${PORT} cannot be used`
      reject(new Error(`${reason}: set PORT to another.`, { cause }))
    })
  })

const closed = (server: ServerType) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(resolve, longestStopMs).unref()
  })

const run = async () => {
  const environment = parseEnvironment(process.env)
  const log = createLog(environment)
  const api = await openApi(environment, log)
  const server = await listen(api, environment)
  log.info({ port: environment.PORT }, 'listening')

  const stop = async () => {
    log.info({}, 'stopping')
    await closed(server)
    await api.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}

run().catch(giveUp)
