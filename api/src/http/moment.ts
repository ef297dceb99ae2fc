import { headerNames } from '@truenorth/api-contract/headers'
import { isKnownZone } from '@truenorth/api-contract/zones'
import type { Context } from 'hono'
import { utcDay } from '../time/calendarDay.ts'
import { addMs, dayMs, minuteMs, storedInstant } from '../time/instant.ts'
import { localDate, zoneOffset } from '../time/zone.ts'
import { Failure } from './failure.ts'

/**
 * When something was written: the stored instant, and the day and zone of its writer; beside the zone its
 * offset in minutes, where the writer's device has told it.
 */
export type Moment = {
  instant: string
  localDate: string
  timeZone: string
  utcOffset: number | null
  /** False where only the day is known; then the instant is the noon of that day. */
  hasTime?: boolean
}

const oldestMs = 30 * dayMs
const clockSkewMs = 2 * minuteMs
const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

const refused = (detail: string) => new Failure(400, { detail })

// UTC when the call names no zone, or one that this server does not know (D42).
const zoneOf = (c: Context) => {
  const name = c.req.header(headerNames.timeZone) ?? ''
  return isKnownZone(name) ? name : 'UTC'
}

// Minutes east of UTC; from -12 to +14 hours there are clocks.
const wholeMinutes = /^[+-]?\d{1,3}$/
const mostMinutes = 14 * 60
const largestDifference = 3 * 60

// What the device says of its own clock wins over zone data that are older or newer than the device's. A
// zone that this server does not know leaves nothing to compare with.
const offsetOf = (c: Context, instant: Date, zone: string) => {
  const given = c.req.header(headerNames.timeZoneOffset) ?? ''
  const minutes = Number(given)
  if (!wholeMinutes.test(given) || Math.abs(minutes) > mostMinutes) return null
  const name = c.req.header(headerNames.timeZone)
  const isUnknown = Boolean(name) && name !== zone
  const difference = Math.abs(minutes - zoneOffset(instant, zone))
  return isUnknown || difference <= largestDifference ? minutes : null
}

const dayOf = (c: Context, instant: Date) => {
  const timeZone = zoneOf(c)
  const utcOffset = offsetOf(c, instant, timeZone)
  const day =
    utcOffset === null ? localDate(instant, timeZone) : utcDay(addMs(instant, utcOffset * minuteMs))
  return { localDate: day, timeZone, utcOffset }
}

/** The user's present calendar day. */
export const todayOf = (c: Context, now: Date) => dayOf(c, now).localDate

/** When a create was written: X-Recorded-At if it waited offline, else now (D39). */
export const recordedAt = (c: Context, now: Date) => {
  const given = c.req.header(headerNames.recordedAt)
  if (!given) return now
  const instant = new Date(given)
  if (!isoInstant.test(given) || Number.isNaN(instant.getTime())) {
    throw refused('X-Recorded-At is not an instant like 2031-03-01T10:00:00Z.')
  }
  if (instant < addMs(now, -oldestMs)) throw refused('X-Recorded-At is more than 30 days ago.')
  if (instant > addMs(now, clockSkewMs)) throw refused('X-Recorded-At is in the future.')
  return instant > now ? now : instant
}

/** The moment that a create is stored with. */
export const momentOf = (c: Context, now: Date): Moment => {
  const instant = recordedAt(c, now)
  return { instant: storedInstant(instant), ...dayOf(c, instant) }
}
