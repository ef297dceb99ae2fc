import { headerNames } from '@truenorth/api-contract/headers'
import type { NewMood } from '@truenorth/api-contract/moods'
import { readingDay } from '@truenorth/api-contract/readingDay'
import { isKnownZone } from '@truenorth/api-contract/zones'
import type { Context } from 'hono'
import { words } from '../fields/words.ts'
import { addMs, dayMs, minuteMs, storedInstant } from '../time/instant.ts'
import { offsetThatCounts, wallClockAt, writtenMoment, type Moment } from '../time/moment.ts'
import { Failure, invalid } from './failure.ts'

const oldestMs = 30 * dayMs
const clockSkewMs = 2 * minuteMs
const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

const refused = (detail: string) => new Failure(400, { detail })

// UTC when the call names no zone, or one that this server does not know (D42).
const zoneOf = (c: Context) => {
  const name = c.req.header(headerNames.timeZone) ?? ''
  return isKnownZone(name) ? name : 'UTC'
}

const wholeMinutes = /^[+-]?\d{1,3}$/

// The zone of a call, and its offset where the device has told one that counts.
const placeOf = (c: Context, instant: Date) => {
  const timeZone = zoneOf(c)
  const given = c.req.header(headerNames.timeZoneOffset) ?? ''
  const name = c.req.header(headerNames.timeZone)
  const isUnknown = Boolean(name) && name !== timeZone
  const utcOffset = wholeMinutes.test(given)
    ? offsetThatCounts(Number(given), instant, { timeZone, isUnknown })
    : null
  return { timeZone, utcOffset }
}

const dayOf = (c: Context, instant: Date, dayEnd: number) => {
  const place = placeOf(c, instant)
  return { localDate: readingDay(wallClockAt(instant, place), dayEnd), ...place, dayEnd }
}

/** The user's present day, which ends at `dayEnd` o'clock. */
export const todayOf = (c: Context, now: Date, dayEnd: number) => dayOf(c, now, dayEnd).localDate

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

type ChosenTime = Pick<NewMood, 'recorded_at' | 'time_zone'>

/**
 * The moment that a writer has chosen; undefined for none.
 * @throws Failure 400 for the field when it is later than now
 */
export const chosenMoment = (
  { recorded_at: written, time_zone: name }: ChosenTime,
  { now, timeZone, dayEnd }: { now: Date; timeZone: string; dayEnd: number },
): Moment | undefined => {
  if (written === undefined) return undefined
  const moment = writtenMoment(written, { name: name || timeZone, dayEnd })
  if (moment === undefined) throw invalid({ recorded_at: [words.notDateTime] })
  const present = storedInstant(now)
  if (moment.instant <= present) return moment
  const isToCome = moment.hasTime
    ? moment.instant > storedInstant(addMs(now, clockSkewMs))
    : moment.localDate > readingDay(wallClockAt(now, moment), dayEnd)
  if (isToCome) throw invalid({ recorded_at: [words.toCome] })
  return { ...moment, instant: present }
}

/** The same in the zone of the call. */
export const chosenMomentIn = (c: Context, now: Date, chosen: ChosenTime, dayEnd: number) =>
  chosenMoment(chosen, { now, timeZone: zoneOf(c), dayEnd })

/** The moment that a create is stored with: the one that its writer has chosen, or that of the writing. */
export const momentOf = (
  c: Context,
  now: Date,
  { chosen, dayEnd }: { chosen: ChosenTime; dayEnd: number },
): Moment => {
  const asked = chosenMomentIn(c, now, chosen, dayEnd)
  if (asked) return asked
  const instant = recordedAt(c, now)
  return { instant: storedInstant(instant), ...dayOf(c, instant, dayEnd) }
}
