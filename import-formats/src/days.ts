// Days and clocks as people wrote them, and the wall clock of a moment in a zone.
import { isKnownZone } from '@truenorth/api-contract/zones'
import { Temporal } from 'temporal-polyfill'

const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const two = (number: number) => String(number).padStart(2, '0')

/** The day as `YYYY-MM-DD`; null for one that does not exist. Months count from 1. */
export const dayOf = (year: number, month: number, day: number) => {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) return null
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return null
  const last = month === 2 && isLeap(year) ? 29 : (daysOfMonth[month - 1] ?? 0)
  return day > last ? null : `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** `HH:MM`, or null for an hour or a minute that no clock shows. */
export const clockOf = (hour: number, minute: number) => {
  if (!Number.isInteger(hour) || !Number.isInteger(minute)) return null
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59) return null
  return `${two(hour)}:${two(minute)}`
}

const clock = /^(\d{1,2})[:.h](\d{2})(?:[:.]\d{2}(?:[.,]\d+)?)?(am|pm)?$/

/** A clock such as `14:58`, `6:50 pm` or `6:50 p. m.` as HH:MM; null if it cannot be read. */
export const clockFrom = (text: string) => {
  const found = clock.exec(
    text
      .toLowerCase()
      .replace(/\s/g, '')
      .replace(/([ap])\.?m\.?$/, '$1m'),
  )
  if (!found) return null
  const hour = Number(found[1])
  const half = found[3]
  if (half && (hour < 1 || hour > 12)) return null
  return clockOf(half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour, Number(found[2]))
}

const isoDay = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/
const afterDay =
  /^(?:[T ]\s*(\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s?[ap]\.?m\.?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

/** A day as a source has it, with the clock and the offset if they are behind it. */
export type WrittenDay = { date: string; time: string | null; zone: string | null }

const offsetOf = (written: string | undefined) => {
  if (!written) return null
  if (/^z$/i.test(written)) return '+00:00'
  return `${written.slice(0, 3)}:${written.slice(-2)}`
}

/** The clock and offset behind a day; null if it is anything else. */
export const behindDay = (text: string): Omit<WrittenDay, 'date'> | null => {
  const found = afterDay.exec(text.trimEnd())
  if (!found) return null
  const time = found[1] === undefined ? null : clockFrom(found[1])
  if (found[1] !== undefined && time === null) return null
  return { time, zone: offsetOf(found[2]) }
}

/** `2024-05-01`, `2024-5-1`, `2024-05-01T23:30:00+02:00`: as written. Null if there is no such day. */
export const isoDayFrom = (text: string): WrittenDay | null => {
  const found = isoDay.exec(text)
  if (!found) return null
  const date = dayOf(Number(found[1]), Number(found[2]), Number(found[3]))
  const rest = behindDay(text.slice(found[0].length))
  return date === null || rest === null ? null : { date, ...rest }
}

/** The milliseconds of an ISO 8601 moment with an offset; null for any other text. */
export const momentFrom = (text: unknown) => {
  if (typeof text !== 'string' || !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)) return null
  if (!isoDayFrom(text)) return null
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? null : moment
}

// From year 1 to 9999, with a day to spare for zones.
const earliest = -62_135_510_400_000
const latest = 253_402_214_400_000

/** Whether a number is a moment in milliseconds whose day every zone can write. */
export const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > earliest && value < latest

/** A moment in ISO 8601, in UTC, without a fraction of zero. */
export const isoOf = (moment: number) => new Date(moment).toISOString().replace('.000Z', 'Z')

const offset = /^[+-](?:0\d|1[0-8]):[0-5]\d$/

/** Whether a text names a zone: an IANA name or an offset such as +02:00. */
export const isZone = (zone: unknown): zone is string =>
  typeof zone === 'string' && (offset.test(zone) || isKnownZone(zone))

/** The day and the clock that people in a zone saw at a moment. */
export const wallClock = (moment: number, zone: string) => {
  const local = Temporal.Instant.fromEpochMilliseconds(Math.floor(moment)).toZonedDateTimeISO(zone)
  return { date: local.toPlainDate().toString(), time: `${two(local.hour)}:${two(local.minute)}` }
}
