import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { secondMs } from '../time/instant.ts'
import { tooMany } from './failure.ts'
import type { Person } from './person.ts'

const minuteSeconds = 60

/** The 429 that a limiter's refusal means; anything else it threw stays an error. */
export const refusal = (thrown: unknown) =>
  thrown instanceof RateLimiterRes
    ? tooMany(Math.max(1, Math.ceil(thrown.msBeforeNext / secondMs)))
    : thrown

/**
 * How many calls a minute a person may make. In memory on purpose: a write for every read would
 * cost more than the reads that it guards.
 */
export const createPace = (callsPerMinute: number) => {
  const pace = new RateLimiterMemory({ points: callsPerMinute, duration: minuteSeconds })
  return async ({ id }: Person) => {
    try {
      await pace.consume(id)
    } catch (thrown) {
      throw refusal(thrown)
    }
  }
}
