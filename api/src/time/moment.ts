// When something was, and where.
import { readingDay, type WallClock } from '@truenorth/api-contract/readingDay'
import { isKnownZone } from '@truenorth/api-contract/zones'
import { utcDay } from './calendarDay.ts'
import { addMs, minuteMs, storedInstant } from './instant.ts'
import { isStorable, localInstant } from './localInstant.ts'
import { wallClock, zoneOffset } from './zone.ts'

/**
 * When something was: the stored instant, and the day and zone of its writer; beside the zone its
 * offset in minutes, where the writer's device has told it.
 */
export type Moment = {
  instant: string
  /** The day that it belongs to (`readingDay`). */
  localDate: string
  timeZone: string
  utcOffset: number | null
  /** False where only the day is known; then the instant is the noon of that day. */
  hasTime?: boolean
  /** The hour at which the days of its writer end; 0 if left out. */
  dayEnd?: number
}

type Place = Pick<Moment, 'timeZone' | 'utcOffset'>

/** What the clocks of a place show at an instant. */
export const wallClockAt = (instant: Date, { timeZone, utcOffset }: Place): WallClock => {
  if (utcOffset === null) return wallClock(instant, timeZone)
  const shifted = addMs(instant, utcOffset * minuteMs)
  return { day: utcDay(shifted), time: shifted.toISOString().slice('YYYY-MM-DDT'.length) }
}

// From -12 to +14 hours there are clocks.
const mostMinutes = 14 * 60
const largestDifference = 3 * 60

/**
 * The offset that a device tells of its clock, in minutes; null where it does not count. It wins over zone data
 * that are older or newer than the device's. A zone that this server does not know leaves nothing to compare with.
 */
export const offsetThatCounts = (
  minutes: number,
  instant: Date,
  { timeZone, isUnknown }: { timeZone: string; isUnknown: boolean },
) => {
  if (Math.abs(minutes) > mostMinutes) return null
  const difference = Math.abs(minutes - zoneOffset(instant, timeZone))
  return isUnknown || difference <= largestDifference ? minutes : null
}

const written =
  /^(\d{4}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(:\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/

const minutesOf = (offset: string) => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

const noon = '12:00'

/**
 * A moment as people write it: a wall clock with or without its offset, an instant with Z, or a day without a
 * clock. Undefined for a text that is none of these.
 * @param zone.name the zone of the clock, UTC where it is not known
 */
export const writtenMoment = (
  text: string,
  { name, dayEnd }: { name: string; dayEnd: number },
): Moment | undefined => {
  const [, day, time, seconds = ':00', offset] = written.exec(text) ?? []
  if (day === undefined || Number.isNaN(Date.parse(`${day}T${time ?? noon}${seconds}Z`)))
    return undefined
  if (utcDay(new Date(`${day}T00:00:00Z`)) !== day) return undefined
  const isUnknown = !isKnownZone(name)
  const timeZone = isUnknown ? 'UTC' : name
  const hasTime = time !== undefined
  const instant =
    hasTime && offset !== undefined
      ? new Date(`${day}T${time}${seconds}${offset}`)
      : addMs(localInstant(day, time ?? noon, timeZone), Number(seconds.slice(1)) * 1000)
  if (Number.isNaN(instant.getTime()) || !isStorable(instant)) return undefined
  // Z tells an instant and no clock.
  const utcOffset =
    offset === undefined || offset === 'Z'
      ? null
      : offsetThatCounts(minutesOf(offset), instant, { timeZone, isUnknown })
  const place = { timeZone, utcOffset }
  // A clock that was skipped shows its own day.
  const clock =
    hasTime && offset !== undefined ? wallClockAt(instant, place) : { day, time: time ?? noon }
  const localDate = readingDay(clock, dayEnd)
  return { instant: storedInstant(instant), localDate, ...place, hasTime, dayEnd }
}
