// What every tab can read at once: whether the browser is locked, and when somebody was last here.
import { lockCookie, readCookie, writeCookie, yearSeconds } from '../session/cookies'

/** After so many minutes away it may lock. */
export const minutesAway = [0, 1, 5, 15] as const

/** A page that nobody touches is left after as many minutes at least, so that one can read in peace. */
export const idleMinutes = 5

/** An open lock. */
export type OpenMark = { minutes: number; seenAt: number }

const minuteMs = 60_000
// Tabs say every few seconds that somebody is here.
const graceMs = 10_000

/** Undefined in a browser without an app lock. What cannot be read counts as locked. */
export const readMark = (): 'locked' | OpenMark | undefined => {
  const value = readCookie(lockCookie)
  if (value === undefined) return undefined
  const [minutes, seenAt] = /^(\d{1,3})\.(\d{1,15})$/.exec(value)?.slice(1).map(Number) ?? []
  return minutes === undefined || seenAt === undefined ? 'locked' : { minutes, seenAt }
}

/** Nobody may go on without opening the lock. */
export const markLocked = (): void => writeCookie(lockCookie, 'locked', yearSeconds)

/** Somebody is here now. */
export const markSeen = (minutes: number): void =>
  writeCookie(lockCookie, `${minutes}.${Date.now()}`, yearSeconds)

/** The browser has no lock. */
export const removeMark = (): void => writeCookie(lockCookie, '', 0)

/** Whether nobody was here for as long as the lock waits. A clock that was set back proves nothing. */
export const isAway = ({ minutes, seenAt }: OpenMark, now = Date.now()): boolean => {
  const awayMs = now - seenAt
  return awayMs >= Math.max(minutes * minuteMs, graceMs) || awayMs < -minuteMs
}

/** For so long after somebody has touched a page, its being in view says that they are here. */
export const readingMs = ({ minutes }: OpenMark): number =>
  Math.max(idleMinutes - minutes, 0) * minuteMs + graceMs / 2
