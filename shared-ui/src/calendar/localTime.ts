// Instants as the user's own time zone and language show them.
import { readingDay } from '@truenorth/api-contract/readingDay'
import { browserZone } from '@truenorth/api-contract/zones'
import { userDayEnd } from './dayEnd'
import { isDay } from './days'

const zoneHeldMs = 1_000
let heldZone: { zone: string; at: number } | undefined

/**
 * The browser's IANA time zone; UTC where it names none that it knows (D42). It is read at most once a
 * second, because reading it is slow.
 */
export const userZone = () => {
  const at = performance.now()
  if (!heldZone || at - heldZone.at > zoneHeldMs) {
    heldZone = { zone: browserZone().zone, at }
  }
  return heldZone.zone
}

const formatters = new Map<string, Intl.DateTimeFormat>()
const maxFormatters = 50

// Some systems report a language that is no valid tag.
const localesOf = (language: string) => {
  try {
    return Intl.getCanonicalLocales(language)
  } catch {
    return 'en-GB'
  }
}

// Formatters are cached, because making one costs a hundred times as much as using it.
const formatterFor = (language: string, options: Intl.DateTimeFormatOptions) => {
  const key = JSON.stringify([language, options])
  const cached = formatters.get(key)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat(localesOf(language), options)
  if (formatters.size >= maxFormatters) formatters.clear()
  formatters.set(key, formatter)
  return formatter
}

/** The calendar day "YYYY-MM-DD" on which an instant falls in a time zone. Default: the user's. */
export const localDay = (instant: Date | string | number, zone = userZone()) => {
  const parts = formatterFor('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(instant))
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

const hour = { hour: '2-digit', hourCycle: 'h23' } as const

/** Today's calendar day in a time zone, which lasts until the user's day ends (D49). Default: the user's zone. */
export const localToday = (zone = userZone(), now = new Date()) => {
  const day = localDay(now, zone)
  const dayEnd = userDayEnd()
  if (dayEnd === 0) return day
  const time = formatterFor('en-GB', { ...hour, timeZone: zone }).format(now)
  return readingDay({ day, time }, dayEnd)
}

/** An instant (Date or ISO string) or a calendar day "YYYY-MM-DD". */
export type When = Date | string

const isCalendarDay = (when: When) => typeof when === 'string' && isDay(when)

// In the browser's language. A calendar day has no zone; formatted in UTC it stays the same day.
const format = (when: When, options: Intl.DateTimeFormatOptions, zone: string) => {
  const instant = new Date(when)
  if (Number.isNaN(instant.getTime())) return ''
  const timeZone = isCalendarDay(when) ? 'UTC' : zone
  return formatterFor(navigator.language, { ...options, timeZone }).format(instant)
}

const yearOf = (when: When, zone: string) =>
  (typeof when === 'string' && isDay(when) ? when : localDay(when, zone)).slice(0, 4)

/** Defaults: the user's time zone, the present moment, no weekday. */
export type FormatOptions = { zone?: string; now?: Date; weekday?: boolean }

/** "27 November", with the year only if it is not the current one; empty for an invalid date. */
export const formatDate = (when: When, options: FormatOptions = {}) => {
  const { zone = userZone(), now = new Date(), weekday = false } = options
  if (Number.isNaN(new Date(when).getTime())) return ''
  const isThisYear = yearOf(when, zone) === yearOf(now, zone)
  return format(
    when,
    {
      ...(weekday ? { weekday: 'long' } : {}),
      day: 'numeric',
      month: 'long',
      ...(isThisYear ? {} : { year: 'numeric' }),
    },
    zone,
  )
}

/** "Thursday, 27 November 2025"; empty for an invalid date. */
export const formatLongDate = (when: When, zone = userZone()) =>
  format(when, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, zone)

/**
 * A date in three lines, as on a calendar's leaf: "Thu", "27", "Nov", or "Nov 2024" if that is not the current
 * year; all empty for an invalid date.
 */
export const formatLeaf = (
  when: When,
  { zone = userZone(), now = new Date() }: FormatOptions = {},
) => {
  const part = (options: Intl.DateTimeFormatOptions) => format(when, options, zone)
  const day = part({ day: 'numeric' })
  const isThisYear = day === '' || yearOf(when, zone) === yearOf(now, zone)
  return {
    weekday: part({ weekday: 'short' }),
    day,
    month: part({ month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) }),
  }
}

/** "9:41 PM"; empty for an invalid date. */
export const formatTime = (when: When, zone = userZone()) =>
  format(when, { timeStyle: 'short' }, zone)

/** A clock without a day, `HH:MM`, as people say it: "9:41 PM"; empty for an invalid one. */
export const formatClock = (clock: string) => formatTime(`2000-01-01T${clock}:00Z`, 'UTC')

/** "Thu", or "Thursday" for 'long'; empty for an invalid date. */
export const formatWeekday = (when: When, weekday: 'short' | 'long' = 'short', zone = userZone()) =>
  format(when, { weekday }, zone)
