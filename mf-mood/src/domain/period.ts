// Months and years that are looked back on: "YYYY-MM" or "YYYY".
import type { Period } from '@truenorth/api-contract/days'
import { addMonths, isMonth, isYear, lastDayOf, monthOf, yearOf } from './calendar'
import { monthName, monthTitle } from './calendarText'

/** The first and the last day of a period. */
export const daysOfPeriod = (period: string): Period =>
  isYear(period)
    ? { from: `${period}-01-01`, to: `${period}-12-31` }
    : { from: `${period}-01`, to: lastDayOf(period) }

/** The month or the year that many periods after a period. */
export const addPeriods = (period: string, count: number) =>
  isYear(period) ? yearOf(addMonths(`${period}-01`, 12 * count)) : addMonths(period, count)

/** "2026", "November 2026". */
export const periodTitle = (period: string) => (isYear(period) ? period : monthTitle(period))

/** The same, without the year where it is that of `today`. */
export const periodName = (period: string, today: string) =>
  !isYear(period) && yearOf(period) === yearOf(today) ? monthName(period) : periodTitle(period)

/** Whether a period has days between two of them. */
export const isWithin = (period: string, first: string, last: string) =>
  period >= first.slice(0, period.length) && period <= last.slice(0, period.length)

/** The period of a text that lies between those of two days; otherwise the month of the last. */
export const readPeriod = (text: string, first: string, last: string) => {
  const isKnown = isYear(text) || isMonth(text)
  return isKnown && isWithin(text, first, last) ? text : monthOf(last)
}
