// What becomes of a letter that a mail server did not take.
import { longestFailure, retryAfter } from '../db/dueQueue.ts'

// SMTP's 5yz is final: there is no such mailbox, or it takes no letters of ours.
const isFinal = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500

// In its codes alone: the words of a mail server may hold the address.
const failureOf = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
  const response = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return `${code}${response}`.slice(0, longestFailure)
}

/** Why a letter was not taken, in codes, and when to try again; undefined where that is of no use, or was done often enough. */
export const letterFailure = (error: unknown, attempts: number, now: Date) => ({
  failure: failureOf(error),
  retryAt: isFinal(error) ? undefined : retryAfter(attempts, now),
})
