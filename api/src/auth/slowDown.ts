// Wrong passwords for one account from everywhere slow further ones down, and lock nobody out (D47).
import { tooManyFor } from '../http/failure.ts'
import type { Limits } from './limits.ts'
import { foldedName } from '../fields/foldedName.ts'

const firstDelayMs = 250
// Browsers give up after ten seconds.
const longestDelayMs = 4000
const mostWaiting = 5

/** How long an attempt waits when there were so many more than are free: it doubles, and is bounded. */
export const delayMs = (surplus: number) =>
  surplus < 1 ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** (surplus - 1))

type Parts = {
  limits: Pick<Limits, 'signInByAccount' | 'knownPlaces'>
  pause: (ms: number) => Promise<void>
}

/** Somebody who tries to sign in: the name, and the address from which they do. */
type Attempt = { username: string; address: string }

const placeOf = ({ username, address }: Attempt) => `${address} ${foldedName(username)}`

/** What is done when an attempt was right after all, in a later step: it does not count then, and its place is a known one. */
export const createSettle =
  ({ limits: { signInByAccount, knownPlaces } }: Pick<Parts, 'limits'>) =>
  async (attempt: Attempt) => {
    const place = placeOf(attempt)
    if (!(await knownPlaces.has(place)))
      await signInByAccount.giveBack(foldedName(attempt.username))
    await knownPlaces.remember(place)
  }

/**
 * Slows sign-ins of one name down, whether or not there is such an account. Who has signed in from
 * an address before is not slowed there, so that an attack elsewhere is no trouble to the owner.
 */
export const createSlowDown = ({ limits, pause }: Parts) => {
  const { signInByAccount, knownPlaces } = limits
  const waiting = new Map<string, number>()

  const waitInLine = async (name: string, ms: number) => {
    const before = waiting.get(name) ?? 0
    // Attempts that wait side by side would not be slowed.
    if (before >= mostWaiting) throw tooManyFor(ms)
    waiting.set(name, before + 1)
    try {
      await pause(ms)
    } finally {
      const left = (waiting.get(name) ?? 1) - 1
      if (left > 0) waiting.set(name, left)
      else waiting.delete(name)
    }
  }

  /**
   * Counts an attempt, and waits if there were many. Returns what is called when the attempt was
   * right: it does not count then, and its place is a known one.
   * @throws Failure 429 when several of the same name wait already
   */
  return async (attempt: Attempt): Promise<() => Promise<void>> => {
    const name = foldedName(attempt.username)
    const place = placeOf(attempt)
    const remember = async () => void (await knownPlaces.remember(place))
    if (await knownPlaces.has(place)) return remember
    const { surplus } = await signInByAccount.count(name)
    const ms = delayMs(surplus)
    if (ms > 0) await waitInLine(name, ms)
    return async () => {
      await signInByAccount.giveBack(name)
      await remember()
    }
  }
}
