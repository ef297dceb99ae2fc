// Readings by calendar day.
import type { CountedDay } from '@truenorth/api-contract/moodDays'
import { formatDate, formatWeekday } from '@truenorth/shared-ui'
import { daysOf } from './calendar'
import type { MoodCounts } from './dayMoods'
import type { Reading } from './reading'

/** A day with its readings. */
export type ReadingDay = { date: string; readings: readonly Reading[] }

// A day with the same readings as before is the same object, so that it is not rendered again.
const madeDays = new WeakMap<Reading, ReadingDay>()

const dayOf = (date: string, readings: readonly Reading[]): ReadingDay => {
  const [first] = readings
  const known = first && madeDays.get(first)
  const isSame = (reading: Reading, index: number) => known?.readings[index] === reading
  if (known && known.readings.length === readings.length && readings.every(isSame)) return known
  const day = { date, readings }
  if (first) madeDays.set(first, day)
  return day
}

/**
 * Days in the order of their first reading. The readings of one day need not be neighbours, because a
 * traveller may write in two time zones.
 */
export const groupByDay = (readings: readonly Reading[]): ReadingDay[] => {
  const days = new Map<string, Reading[]>()
  for (const reading of readings) {
    const ofDay = days.get(reading.date)
    if (ofDay) ofDay.push(reading)
    else days.set(reading.date, [reading])
  }
  return [...days].map(([date, ofDay]) => dayOf(date, ofDay))
}

/** The readings of each day that has some, earliest first. */
export type ReadingsByDay = ReadonlyMap<string, readonly Reading[]>

/** Readings that are sorted newest first, by their day. */
export const readingsByDay = (readings: readonly Reading[]): ReadingsByDay =>
  new Map(groupByDay(readings).map(({ date, readings }) => [date, readings.toReversed()]))

/** The moods of all days that have readings, with the first and the last of the days. */
export type MoodCalendar = {
  byDay: ReadonlyMap<string, MoodCounts>
  /** Undefined without readings. */
  firstDay: string | undefined
  lastDay: string | undefined
}

/** The days from the first to the last that can be shown, with today among them. */
export type ShownDays = { firstDay: string; lastDay: string; today: string }

/**
 * The days that can be shown: from the first reading to today, or later, since a traveller may have written on a day that has
 * not begun here. Before the calendar is known it is today.
 */
export const shownDays = (calendar: MoodCalendar | undefined, today: string): ShownDays => {
  const { firstDay = today, lastDay = today } = calendar ?? {}
  return {
    firstDay: firstDay < today ? firstDay : today,
    lastDay: lastDay > today ? lastDay : today,
    today,
  }
}

/** The moods of the days of a month that have readings. */
export const moodsOfMonth = (byDay: MoodCalendar['byDay'], month: string): MoodCounts[] =>
  daysOf(month).flatMap((day) => {
    const moods = byDay.get(day)
    return moods ? [moods] : []
  })

/** The calendar of counted days, earliest first. */
export const toCalendar = (days: readonly Pick<CountedDay, 'date' | 'moods'>[]): MoodCalendar => ({
  byDay: new Map(days.map(({ date, moods }) => [date, moods])),
  firstDay: days[0]?.date,
  lastDay: days.at(-1)?.date,
})

// What a language writes between a weekday and the day that follows it.
const separator = /^[\p{P}\s]+/u

/** A calendar day as a heading in parts: "Wednesday", ", ", "November 26" (with the year if it is not the current one). */
export const dayHeading = (date: string, now = new Date()) => {
  const weekday = formatWeekday(date, 'long')
  const whole = formatDate(date, { now, weekday: true })
  const rest = whole.startsWith(weekday) ? whole.slice(weekday.length) : ''
  const [comma] = separator.exec(rest) ?? []
  if (comma === undefined) return { weekday, comma: ' ', day: formatDate(date, { now }) }
  return { weekday, comma, day: rest.slice(comma.length) }
}
