import { createMiddleware } from 'hono/factory'
import type { AppEnv, Log, RequestFacts } from './context.ts'

const acceptableId = /^[\w-]{8,64}$/

/** Gives every request an id and logs one line about it: no body, no query, no name. */
export const requestLog = (log: Log, observe?: (facts: RequestFacts) => void) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const given = c.req.header('X-Request-Id') ?? ''
    const requestId = acceptableId.test(given) ? given : crypto.randomUUID()
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    const startedAt = performance.now()
    await next()
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    const { method, path } = c.req
    const userId = c.get('user')?.id
    const { status } = c.res
    log.info({ requestId, method, path, status, ms, userId }, 'request')
    observe?.({ method, route: c.get('route'), status, ms })
  })
