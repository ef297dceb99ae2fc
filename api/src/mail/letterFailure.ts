// What becomes of a letter that a mail server did not take.
import { hourMs, minuteMs } from '../time/instant.ts'

// After each failed attempt; after the last one nothing is tried again.
const pausesMs = [minuteMs, 10 * minuteMs, hourMs, 6 * hourMs, 24 * hourMs]

/** The milliseconds until the next attempt after so many that failed before this one; undefined after the last one. */
export const pauseAfter = (attempts: number) => pausesMs[attempts]

/** Nobody else takes what is being sent while an attempt may still run. */
export const attemptMs = 5 * minuteMs

const longestFailure = 80

/** Whether a failure is SMTP's 5yz, which is final: there is no such mailbox, or it takes no letters of ours. */
export const isFinal = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500

/** A failure in its codes alone: the words of a mail server may hold the address. */
export const failureOf = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
  const response = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return `${code}${response}`.slice(0, longestFailure)
}
