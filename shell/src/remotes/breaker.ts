// After repeated failures a remote is left alone for a while, longer each time; then it is tried again.

/** How a remote has been doing; no failures mean that it may be asked for. */
export type Breaker = { rounds: number; failedAt: number; openUntil: number }

export const closedBreaker: Breaker = { rounds: 0, failedAt: -Infinity, openUntil: 0 }

const roundsToOpen = 3
const firstPauseMs = 15_000
const longestPauseMs = 300_000
/** Parts of one remote that fail together count once. */
const roundMs = 1_000

/** May it be asked for? */
export const mayTry = ({ openUntil }: Breaker, now: number) => now >= openUntil

/** The breaker after a failure. */
export const afterFailure = (breaker: Breaker, now: number): Breaker => {
  if (now - breaker.failedAt < roundMs) return breaker
  const rounds = breaker.rounds + 1
  const pauses = rounds - roundsToOpen
  const pauseMs = pauses < 0 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** pauses)
  return { rounds, failedAt: now, openUntil: now + pauseMs }
}

/** Somebody asks by hand: once, without waiting; the failures so far still count. */
export const halfOpen = (breaker: Breaker): Breaker => ({
  ...breaker,
  failedAt: -Infinity,
  openUntil: 0,
})
