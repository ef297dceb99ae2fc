import type { Context } from 'hono'
import type { AppEnv } from './appEnv.ts'
import { busy, Failure } from './failure.ts'
import type { Log } from './log.ts'

export type FailureParts = {
  log: Log | undefined
  /** Why an error means "not now", which is answered 503; undefined when it does not. */
  busyReason: ((error: unknown) => string | undefined) | undefined
}

const answer = (c: Context, { status, body, headers }: Failure) => c.json(body, status, headers)

/** Turns whatever a handler threw into an answer; what nobody foresaw is logged. */
export const answerFailure =
  ({ log, busyReason }: FailureParts) =>
  (error: Error, c: Context<AppEnv>) => {
    if (error instanceof Failure) return answer(c, error)
    const facts = { requestId: c.get('requestId'), err: error }
    const reason = busyReason?.(error)
    if (reason) {
      log?.warn({ ...facts, reason }, 'not available')
      return answer(c, busy())
    }
    log?.error(facts, 'unforeseen error')
    return answer(c, new Failure(500, { detail: 'Server error. Please try again later.' }))
  }
