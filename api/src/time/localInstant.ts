import { Temporal } from 'temporal-polyfill'
import { hourMs, minuteMs } from './instant.ts'

// Years that have four digits in UTC too: others are no instant for the databases.
export const isStorable = (instant: Date) => /^(?!0000)\d{4}-/.test(instant.toISOString())

// Many items share a day, and what a library of zones says of it takes most of the time of a check.
const daysKept = 1_000
const startsOfDays = new Map<string, number | null>()

/** When a day begins on which no clock is changed; else null. */
const startOfPlainDay = (day: string, zone: string) => {
  const key = `${zone} ${day}`
  const known = startsOfDays.get(key)
  if (known !== undefined) return known
  const start = Temporal.PlainDate.from(day).toZonedDateTime(zone)
  const isPlain = start.hour === 0 && start.minute === 0 && start.hoursInDay === 24
  const found = isPlain ? start.epochMilliseconds : null
  if (startsOfDays.size >= daysKept) startsOfDays.clear()
  startsOfDays.set(key, found)
  return found
}

/** The instant at which clocks of a zone show a day, `YYYY-MM-DD`, and a time, `HH:MM`. */
export const localInstant = (day: string, time: string, zone: string) => {
  const start = startOfPlainDay(day, zone)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (start !== null) return new Date(start + hours * hourMs + minutes * minuteMs)
  const local = Temporal.PlainDateTime.from(`${day}T${time}`)
  // A time that the clocks skipped, or had twice: as all calendars do.
  const zoned = local.toZonedDateTime(zone, { disambiguation: 'compatible' })
  return new Date(zoned.epochMilliseconds)
}
