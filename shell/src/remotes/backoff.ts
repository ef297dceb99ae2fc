// What failed to load is left alone for a while, longer each time; then it may be tried again. This is the one
// place that decides how often the page requests what it cannot get.

/** How something has been doing; without failures it may be tried. */
export type Breaker = { failures: number; openUntil: number }

export const closedBreaker: Breaker = { failures: 0, openUntil: 0 }

/** Failures within this pause count as one: parts of a remote fail together, and are rendered again at once. */
const shortPauseMs = 1_000
const failuresToOpen = 3
const firstPauseMs = 15_000
const longestPauseMs = 300_000

const isOpen = ({ openUntil }: Breaker, now: number) => now < openUntil

const pauseAfter = (failures: number) =>
  failures < failuresToOpen
    ? shortPauseMs
    : Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - failuresToOpen))

/** The breaker after a failure. */
export const afterFailure = (breaker: Breaker, now: number): Breaker => {
  if (isOpen(breaker, now)) return breaker
  const failures = breaker.failures + 1
  return { failures, openUntil: now + pauseAfter(failures) }
}

/** The breakers of everything that one page loads, by any key. */
export const createBackoff = () => {
  const breakers = new Map<string, Breaker>()
  const read = (key: string) => breakers.get(key) ?? closedBreaker
  return {
    mayTry: (key: string) => !isOpen(read(key), Date.now()),
    noteSuccess: (key: string) => void breakers.delete(key),
    noteFailure: (key: string) => void breakers.set(key, afterFailure(read(key), Date.now())),
    /** For how many milliseconds something that failed repeatedly is left alone; 0 for anything else. */
    pauseOf: (key: string) => {
      const { failures, openUntil } = read(key)
      return failures < failuresToOpen ? 0 : Math.max(0, openUntil - Date.now())
    },
    /** Lets one try through without waiting, because the user asked for it; earlier failures still count. */
    allowNextTry: (key: string) => void breakers.set(key, { ...read(key), openUntil: 0 }),
  }
}
