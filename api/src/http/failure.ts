import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { secondMs } from '../time/instant.ts'
import type { Log } from './context.ts'

/** An error response: thrown anywhere in a handler, turned into a response by `handleErrors`. */
export class Failure extends Error {
  override name = 'Failure'
  readonly status: ContentfulStatusCode
  readonly body: unknown
  readonly headers: Record<string, string>

  constructor(status: ContentfulStatusCode, body: unknown, headers: Record<string, string> = {}) {
    super(`HTTP ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export const notFound = () => new Failure(404, { detail: 'Not found.' })

export const forbidden = (detail = 'You do not have permission to perform this action.') =>
  new Failure(403, { detail })

export const unauthorized = (body: unknown) =>
  new Failure(401, body, { 'WWW-Authenticate': 'Bearer realm="api"' })

/** Validation errors by field: `{ note: ['…'] }`. */
export const invalid = (fields: Record<string, unknown>) => new Failure(400, fields)

/** A throttled request, which may be repeated after so many seconds. */
export const tooMany = (seconds: number) =>
  new Failure(
    429,
    { detail: `Request was throttled. Expected available in ${seconds} seconds.` },
    { 'Retry-After': String(seconds) },
  )

/** The same, from the milliseconds that a rate limiter gives. */
export const tooManyFor = (ms: number) => tooMany(Math.max(1, Math.ceil(ms / secondMs)))

export const busy = () =>
  new Failure(
    503,
    { detail: 'The service is busy. Please try again in a moment.' },
    { 'Retry-After': '1' },
  )

export type ErrorHandling = {
  log: Log | undefined
  /** Why an error is temporary, which is answered 503; undefined when it is not. */
  busyReason: ((error: unknown) => string | undefined) | undefined
}

const respond = (c: Context, { status, body, headers }: Failure) => c.json(body, status, headers)

/** Turns whatever a handler threw into a response; unexpected errors are logged and answered 500. */
export const handleErrors =
  ({ log, busyReason }: ErrorHandling) =>
  (error: Error, c: Context) => {
    if (error instanceof Failure) return respond(c, error)
    const facts = { requestId: c.get('requestId'), err: error }
    const reason = busyReason?.(error)
    if (reason) {
      log?.warn({ ...facts, reason }, 'not available')
      return respond(c, busy())
    }
    log?.error(facts, 'unforeseen error')
    return respond(c, new Failure(500, { detail: 'Server error. Please try again later.' }))
  }
