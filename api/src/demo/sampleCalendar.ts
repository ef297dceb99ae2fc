import { addDays } from '../time/calendarDay.ts'
import { addMs, minuteMs, storedInstant } from '../time/instant.ts'
import { localDate } from '../time/zone.ts'

/** The days and moments of the sample year, counted from the day on which the demo began. */
export type SampleCalendar = {
  /** The calendar day so many days from today; negative numbers are in the past. */
  day: (days: number) => string
  /** The instant of a minute of such a day; undefined when it is still to come. */
  at: (days: number, minuteOfDay: number) => Date | undefined
  /** The same as a stored instant; the beginning of the demo when it is still to come. */
  stored: (days: number, minuteOfDay?: number) => string
}

const noonMinute = 12 * 60

// The offset of a zone's clock from UTC: what the clock shows, read as if it were UTC.
const offsetMs = (instant: Date, zone: string) => {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(instant.getTime() / 1000) * 1000
}

export const sampleCalendar = (startedAt: Date, zone: string): SampleCalendar => {
  const today = localDate(startedAt, zone)
  const day = (days: number) => addDays(today, days)
  const at = (days: number, minuteOfDay: number) => {
    const wall = addMs(new Date(`${day(days)}T00:00:00Z`), minuteOfDay * minuteMs)
    const instant = addMs(wall, -offsetMs(addMs(wall, -offsetMs(wall, zone)), zone))
    return instant <= startedAt ? instant : undefined
  }
  const stored = (days: number, minuteOfDay = noonMinute) =>
    storedInstant(at(days, minuteOfDay) ?? startedAt)
  return { day, at, stored }
}
