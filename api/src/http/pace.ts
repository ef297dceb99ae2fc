import { tooManyFor } from './failure.ts'
import type { Person } from './person.ts'

const stepsAMinute = 60
const mostPeople = 10_000

type Allowance = { isAllowed: boolean; left: number; endsMs: number }

export type PaceParts = {
  callsPerMinute: number
  /** Counts calls of somebody where all processes count. */
  count: (key: string, calls: number) => Promise<{ isAllowed: boolean; msLeft: number }>
  nowMs?: () => number
}

/**
 * How many calls a minute a person may make, of all processes together. Each process books some
 * calls ahead, so that few of them wait for the count, and forgets them when their minute is over.
 */
export const createPace = ({ callsPerMinute, count, nowMs = Date.now }: PaceParts) => {
  const step = Math.max(1, Math.floor(callsPerMinute / stepsAMinute))
  const booked = new Map<number, Promise<Allowance>>()

  const book = (id: number) => {
    if (booked.size >= mostPeople) booked.clear()
    const booking = count(String(id), step).then(({ isAllowed, msLeft }) => ({
      isAllowed,
      left: step,
      endsMs: nowMs() + msLeft,
    }))
    booked.set(id, booking)
    booking.catch(() => booked.delete(id))
    return booking
  }

  /** Throws a 429 Failure when it is too much. */
  const spend = async ({ id }: Pick<Person, 'id'>): Promise<void> => {
    const booking = booked.get(id) ?? book(id)
    const allowance = await booking
    if (nowMs() < allowance.endsMs) {
      if (!allowance.isAllowed) throw tooManyFor(allowance.endsMs - nowMs())
      allowance.left -= 1
      if (allowance.left >= 0) return
    }
    // Used up, or its minute is over: whoever notices first books anew.
    if (booked.get(id) === booking) booked.delete(id)
    await spend({ id })
  }
  return spend
}
