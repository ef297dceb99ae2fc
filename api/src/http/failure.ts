import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { secondMs } from '../time/instant.ts'

/** An answer that is not the wished-for one; thrown anywhere, turned into a response in one place. */
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

/** What is wrong, field by field: `{ note: ['…'] }`. */
export const invalid = (fields: Record<string, unknown>) => new Failure(400, fields)

export const tooMany = (seconds: number) =>
  new Failure(
    429,
    { detail: `Request was throttled. Expected available in ${seconds} seconds.` },
    { 'Retry-After': String(seconds) },
  )

/** The same, in the milliseconds that a limiter tells. */
export const tooManyFor = (ms: number) => tooMany(Math.max(1, Math.ceil(ms / secondMs)))

export const busy = () =>
  new Failure(
    503,
    { detail: 'The service is busy. Please try again in a moment.' },
    { 'Retry-After': '1' },
  )
