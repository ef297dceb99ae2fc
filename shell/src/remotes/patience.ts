// The breakers of all remotes in this page.
import { afterFailure, closedBreaker, halfOpen, mayTry } from './breaker'

const breakers = new Map<string, typeof closedBreaker>()
const of = (name: string) => breakers.get(name) ?? closedBreaker

/** @throws at once while a remote that failed repeatedly is left alone */
export const assertMayTry = (name: string) => {
  if (!mayTry(of(name), Date.now())) throw new Error(`${name} failed repeatedly and is left alone`)
}

export const noteSuccess = (name: string) => void breakers.delete(name)

/** How long the remote is left alone now, in milliseconds; 0 when it may be tried. */
export const noteTrouble = (name: string) => {
  const now = Date.now()
  const breaker = mayTry(of(name), now) ? afterFailure(of(name), now) : of(name)
  breakers.set(name, breaker)
  return Math.max(0, breaker.openUntil - now)
}

/** Lets the next try through, whatever happened. */
export const tryNow = (name: string) => void breakers.set(name, halfOpen(of(name)))
