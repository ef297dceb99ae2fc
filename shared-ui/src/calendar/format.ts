import { isDay } from './days'
import { formatter } from './formatter'
import { localDay, userZone } from './today'

/** An instant (Date or ISO string) or a calendar day "YYYY-MM-DD". */
export type When = Date | string

// As the reader's browser writes dates. A calendar day has no zone; read as UTC it stays the day it is.
const write = (when: When, options: Intl.DateTimeFormatOptions, zone: string) => {
  const day = typeof when === 'string' && isDay(when)
  const instant = new Date(when)
  if (Number.isNaN(instant.getTime())) return ''
  const timeZone = day ? 'UTC' : zone
  return formatter(navigator.language, { ...options, timeZone }).format(instant)
}

const yearOf = (when: When, zone: string) =>
  typeof when === 'string' && isDay(when) ? when.slice(0, 4) : localDay(when, zone).slice(0, 4)

export type FormatOptions = { zone?: string; now?: Date; weekday?: boolean }

/** "27 November", with the year only if it is not the current one; empty for what is no date. */
export const formatDate = (when: When, options: FormatOptions = {}) => {
  const { zone = userZone(), now = new Date(), weekday = false } = options
  if (Number.isNaN(new Date(when).getTime())) return ''
  const isThisYear = yearOf(when, zone) === yearOf(now, zone)
  return write(
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

/** "Thursday, 27 November 2025". */
export const formatLongDate = (when: When, zone = userZone()) =>
  write(when, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, zone)

/** "9:41 PM". */
export const formatTime = (when: When, zone = userZone()) =>
  write(when, { timeStyle: 'short' }, zone)

/** "Thu", or "Thursday". */
export const formatWeekday = (when: When, weekday: 'short' | 'long' = 'short', zone = userZone()) =>
  write(when, { weekday }, zone)
