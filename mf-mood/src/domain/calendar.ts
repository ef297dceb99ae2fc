// Months, weeks and years of calendar days. A day is the text "YYYY-MM-DD", a month "YYYY-MM": no time zone
// and no change of the clocks can shift them (D23).
import { addDays, isDay } from '@truenorth/shared-ui'

const daysOfWeek = 7
const monthsOfYear = 12

/** The month of a day. */
export const monthOf = (day: string) => day.slice(0, 7)

/** The year of a day or month, four digits. */
export const yearOf = (day: string) => day.slice(0, 4)

/** Whether a text is an existing month, "YYYY-MM". */
export const isMonth = (text: string) => isDay(`${text}-01`)

/** Whether a text is a year, "YYYY". */
export const isYear = (text: string) => isMonth(`${text}-01`)

/** The month `count` months after a month, or before it when `count` is negative. */
export const addMonths = (month: string, count: number) => {
  const months = Number(month.slice(0, 4)) * monthsOfYear + Number(month.slice(5, 7)) - 1 + count
  const year = Math.floor(months / monthsOfYear)
  return `${String(year).padStart(4, '0')}-${String(months - year * monthsOfYear + 1).padStart(2, '0')}`
}

/** The last day of a month. */
export const lastDayOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1)

/** The number of a day in its month, 1 to 31. */
export const dateOf = (day: string) => Number(day.slice(8, 10))

/** The day of that number in a month; undefined where the month is shorter. */
export const dayAt = (month: string, date: number) =>
  date <= dateOf(lastDayOf(month)) ? `${month}-${String(date).padStart(2, '0')}` : undefined

/** The days of a month. */
export const daysOf = (month: string) =>
  Array.from({ length: dateOf(lastDayOf(month)) }, (_, index) => addDays(`${month}-01`, index))

/** The months of a year. */
export const monthsOf = (year: string) =>
  Array.from({ length: monthsOfYear }, (_, index) => addMonths(`${year}-01`, index))

/** The years from that of one day to that of another. */
export const yearsFrom = (firstDay: string, lastDay: string) => {
  const [first, last] = [Number(yearOf(firstDay)), Number(yearOf(lastDay))]
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String(first + index).padStart(4, '0'),
  )
}

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() || daysOfWeek

// How many days a day lies after the first of its week.
const placeInWeek = (day: string, firstWeekday: number) =>
  (weekdayOf(day) - firstWeekday + daysOfWeek) % daysOfWeek

/** The weeks of a month, seven places each; a place before the first or after the last day is undefined. */
export const weeksOf = (month: string, firstWeekday: number) => {
  const days = daysOf(month)
  const before = placeInWeek(`${month}-01`, firstWeekday)
  const weeks = Math.ceil((before + days.length) / daysOfWeek)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: daysOfWeek }, (_, place) => days[week * daysOfWeek + place - before]),
  )
}

const aMonday = '2024-01-01'

/** Seven days in the order of a week, for its names. */
export const aWeekFrom = (firstWeekday: number) =>
  Array.from({ length: daysOfWeek }, (_, place) => addDays(aMonday, firstWeekday - 1 + place))

/** The same day of another month; its last day where that month is shorter. */
const sameDayOf = (day: string, months: number) => {
  const month = addMonths(monthOf(day), months)
  return dayAt(month, dateOf(day)) ?? lastDayOf(month)
}

type Moves = Partial<Record<string, (day: string) => string>>
const byDays = (count: number) => (day: string) => addDays(day, count)
const byMonths = (count: number) => (day: string) => sameDayOf(day, count)

const pageMoves: Moves = { PageUp: byMonths(-1), PageDown: byMonths(1) }
const monthMoves: Moves = {
  ...pageMoves,
  Home: (day) => `${monthOf(day)}-01`,
  End: (day) => lastDayOf(monthOf(day)),
}

/** How a grid of days lies: a row for each week, a row for each month, or a column for each month. */
export type GridLayout = { weeksFrom: number } | 'monthRows' | 'monthColumns'

const movesIn = (layout: GridLayout): Moves => {
  if (layout === 'monthRows')
    return {
      ...monthMoves,
      ArrowLeft: byDays(-1),
      ArrowRight: byDays(1),
      ArrowUp: byMonths(-1),
      ArrowDown: byMonths(1),
    }
  if (layout === 'monthColumns')
    return {
      ...monthMoves,
      ArrowUp: byDays(-1),
      ArrowDown: byDays(1),
      ArrowLeft: byMonths(-1),
      ArrowRight: byMonths(1),
    }
  const { weeksFrom } = layout
  return {
    ...pageMoves,
    ArrowLeft: byDays(-1),
    ArrowRight: byDays(1),
    ArrowUp: byDays(-daysOfWeek),
    ArrowDown: byDays(daysOfWeek),
    Home: (day) => addDays(day, -placeInWeek(day, weeksFrom)),
    End: (day) => addDays(day, daysOfWeek - 1 - placeInWeek(day, weeksFrom)),
  }
}

/** The nearest day that is not outside two others. */
export const withinDays = (day: string, first: string, last: string) => {
  if (day > last) return last
  return day < first ? first : day
}

/**
 * Where a key leads from a day in a grid; undefined for any other key. Arrows lead to the neighbors, Home and
 * End to the ends of the week or month, Page Up and Page Down to the months before and after.
 */
export const moveByKey = (day: string, key: string, layout: GridLayout) =>
  movesIn(layout)[key]?.(day)
