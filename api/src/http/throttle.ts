// How much the server takes on: calls per user and minute, long bodies of a user, and requests at once.
import { createMiddleware } from 'hono/factory'
import type { AppEnv, Person } from './context.ts'
import { busy, tooManyFor } from './failure.ts'
import { breathe, type Turns } from './queue.ts'
import { longBodyBytes, mostBytes } from './requestBody.ts'

const stepsPerMinute = 60
const mostPeople = 10_000

type Allowance = { isAllowed: boolean; left: number; endsMs: number }

export type ThrottleParts = {
  callsPerMinute: number
  /** Counts calls by key in the counter that all processes share. */
  count: (key: string, calls: number) => Promise<{ isAllowed: boolean; msLeft: number }>
  nowMs?: () => number
}

/**
 * Limits the calls of one person per minute, over all processes together. Each process books some
 * calls in advance, so that few of them wait for the shared counter; the booking expires with its minute.
 */
export const createThrottle = ({ callsPerMinute, count, nowMs = Date.now }: ThrottleParts) => {
  const step = Math.max(1, Math.floor(callsPerMinute / stepsPerMinute))
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

  /** @throws Failure 429 when the person has used up the minute's calls */
  const spend = async ({ id }: Pick<Person, 'id'>): Promise<void> => {
    const booking = booked.get(id) ?? book(id)
    const allowance = await booking
    if (nowMs() < allowance.endsMs) {
      if (!allowance.isAllowed) throw tooManyFor(allowance.endsMs - nowMs())
      allowance.left -= 1
      if (allowance.left >= 0) return
    }
    // The booking is used up or its minute is over: the first to notice books again.
    if (booked.get(id) === booking) booked.delete(id)
    await spend({ id })
  }
  return spend
}

// Of the long bodies of one person: the longest entry takes two seconds.
const bytesPerMs = 200

/**
 * Takes one long body of a person at a time, and the next after a pause of five seconds per megabyte:
 * reading, checking and storing it holds others up, so that whoever sends much waits for themselves.
 * The middleware throws Failure 429 when too many of them wait, or one has waited too long.
 * @param paths of the routes that read a body as data
 */
export const paceLongBodies = (turns: Turns, paths: ReadonlySet<string>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const isChunked = c.req.header('Transfer-Encoding') !== undefined
    const bytes = isChunked ? mostBytes : Number(c.req.header('Content-Length') ?? 0)
    if (!c.get('user') || !paths.has(c.get('route')) || bytes < longBodyBytes) return next()
    const end = await turns.take(c.var.user.id)
    try {
      return await next()
    } finally {
      void breathe(bytes / bytesPerMs).then(end)
    }
  })

/** Limits how many requests are answered at once; further ones get a 503. */
export const createConcurrencyLimit = (most: number) => {
  let running = 0
  return {
    running: () => running,
    middleware: createMiddleware(async (_c, next) => {
      if (running >= most) throw busy()
      running += 1
      try {
        await next()
      } finally {
        running -= 1
      }
    }),
  }
}
