import type { Context } from 'hono'
import { addMs, dayMs, minuteMs, storedInstant } from '../time/instant.ts'
import { isZone, localDate } from '../time/zone.ts'
import { Failure } from './failure.ts'

/** When something was written, and which day that was for its writer. */
export type Moment = { instant: string; localDate: string; timeZone: string }

const oldestMs = 30 * dayMs
const clockSkewMs = 2 * minuteMs
const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

const refused = (detail: string) => new Failure(400, { detail })

/** The user's time zone: UTC when the call names none, a 400 when it names an unknown one (D13). */
const zoneOf = (c: Context) => {
  const name = c.req.header('X-Timezone')
  if (!name) return 'UTC'
  if (!isZone(name)) throw refused('X-Timezone is not a time zone name like Europe/Paris.')
  return name
}

/** The day that it is for the user now. */
export const todayOf = (c: Context, now: Date) => localDate(now, zoneOf(c))

/** When a create was written: X-Recorded-At if it waited offline, else now (D39). */
export const recordedAt = (c: Context, now: Date) => {
  const given = c.req.header('X-Recorded-At')
  if (!given) return now
  const instant = new Date(given)
  if (!isoInstant.test(given) || Number.isNaN(instant.getTime())) {
    throw refused('X-Recorded-At is not an instant like 2031-03-01T10:00:00Z.')
  }
  if (instant < addMs(now, -oldestMs)) throw refused('X-Recorded-At is more than 30 days ago.')
  if (instant > addMs(now, clockSkewMs)) throw refused('X-Recorded-At is in the future.')
  return instant > now ? now : instant
}

/** The moment that a create gets. */
export const momentOf = (c: Context, now: Date): Moment => {
  const instant = recordedAt(c, now)
  const timeZone = zoneOf(c)
  return { instant: storedInstant(instant), localDate: localDate(instant, timeZone), timeZone }
}
