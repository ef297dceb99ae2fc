import { addMs, dayMs, minuteMs, storedInstant } from '../time/instant.ts'
import { localDate } from '../time/zone.ts'

/** The sample year's days and moments, counted back from when the demo began. */
export type SampleCalendar = {
  /** The calendar day so many days from today; negative is past. */
  day: (days: number) => string
  /** A time of day on such a day; undefined while that is still to come. */
  at: (days: number, minuteOfDay: number) => Date | undefined
  /** The same as it is stored; the beginning of the demo when it is still to come. */
  stored: (days: number, minuteOfDay?: number) => string
}

const noonMinute = 12 * 60

const dayAfter = (day: string, days: number) =>
  addMs(new Date(`${day}T12:00:00Z`), days * dayMs)
    .toISOString()
    .slice(0, 10)

// How far a zone's clock is from UTC: what its clock shows, read as if it were UTC.
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
  const day = (days: number) => dayAfter(today, days)
  const at = (days: number, minuteOfDay: number) => {
    const wall = addMs(new Date(`${day(days)}T00:00:00Z`), minuteOfDay * minuteMs)
    const instant = addMs(wall, -offsetMs(addMs(wall, -offsetMs(wall, zone)), zone))
    return instant <= startedAt ? instant : undefined
  }
  const stored = (days: number, minuteOfDay = noonMinute) =>
    storedInstant(at(days, minuteOfDay) ?? startedAt)
  return { day, at, stored }
}
