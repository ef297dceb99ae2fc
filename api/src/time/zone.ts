import type { WallClock } from '@truenorth/api-contract/readingDay'
import { dayMs, minuteMs } from './instant.ts'

const mostFormatters = 500
const formatters = new Map<string, Intl.DateTimeFormat>()

// Creating a formatter takes fifteen times as long as using it; the bound keeps callers from filling the memory.
const formatterFor = (zone: string) => {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  if (formatters.size >= mostFormatters) formatters.clear()
  formatters.set(zone, made)
  return made
}

/** What clocks of a zone that this runtime knows show at an instant: `time` is HH:MM:SS. */
export const wallClock = (instant: Date, zone: string): WallClock => {
  const parts = formatterFor(zone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes, length: number) =>
    parts.find((one) => one.type === type)?.value.padStart(length, '0') ?? ''
  return {
    day: `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`,
    time: `${part('hour', 2)}:${part('minute', 2)}:${part('second', 2)}`,
  }
}

/** The calendar day of an instant in a time zone that this runtime knows. */
export const localDate = (instant: Date, zone: string) => wallClock(instant, zone).day

const offsetAt = (instant: Date, zone: string) => {
  const { day, time } = wallClock(instant, zone)
  return Math.round((Date.parse(`${day}T${time}Z`) - instant.getTime()) / minuteMs)
}

const mostOffsets = 1_000
const offsetsOfDays = new Map<string, number>()

// Readings of years are counted at once, and each of them would take longer than everything else about it.
const offsetAtStart = (startMs: number, zone: string) => {
  const key = `${zone} ${startMs}`
  const known = offsetsOfDays.get(key)
  if (known !== undefined) return known
  const offset = offsetAt(new Date(startMs), zone)
  if (offsetsOfDays.size >= mostOffsets) offsetsOfDays.clear()
  offsetsOfDays.set(key, offset)
  return offset
}

/** How far the clocks of a zone are ahead of UTC at an instant, in minutes. */
export const zoneOffset = (instant: Date, zone: string) => {
  const startMs = Math.floor(instant.getTime() / dayMs) * dayMs
  const offset = offsetAtStart(startMs, zone)
  // The clocks are put forward or back on that day of UTC.
  const isPlain = offset === offsetAtStart(startMs + dayMs, zone)
  return isPlain ? offset : offsetAt(instant, zone)
}
