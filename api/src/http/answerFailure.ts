import type { Context } from 'hono'
import type { AppEnv } from './appEnv.ts'
import { busy, Failure } from './failure.ts'
import type { Log } from './log.ts'

export type FailureParts = {
  log: Log | undefined
  /** Whether an error means "not now", which is answered 503. */
  isBusy: ((error: unknown) => boolean) | undefined
}

const answer = (c: Context, { status, body, headers }: Failure) => c.json(body, status, headers)

/** Turns whatever a handler threw into an answer; what nobody foresaw is logged. */
export const answerFailure =
  ({ log, isBusy }: FailureParts) =>
  (error: Error, c: Context<AppEnv>) => {
    if (error instanceof Failure) return answer(c, error)
    const facts = { requestId: c.get('requestId'), err: error }
    if (isBusy?.(error)) {
      log?.warn(facts, 'busy')
      return answer(c, busy())
    }
    log?.error(facts, 'unforeseen error')
    return answer(c, new Failure(500, { detail: 'Server error. Please try again later.' }))
  }
