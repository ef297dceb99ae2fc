// Days of a table's column: which number is the month is decided for the column, never for a row.
import { behindDay, dayOf, isoDayFrom, type WrittenDay } from '../days'

export type DateOrder = 'DMY' | 'MDY'

const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})/
const slashed = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})/

const withRest = (text: string, length: number, date: string | null): WrittenDay | null => {
  const rest = behindDay(text.slice(length).replace(/^,/, ''))
  return date === null || rest === null ? null : { date, ...rest }
}

/** `3/5/2024`, also with a clock behind it. Null if there is no such day. */
export const slashDayFrom = (text: string, order: DateOrder) => {
  const found = slashed.exec(text)
  if (!found) return null
  const [day, month] = order === 'DMY' ? [found[1], found[3]] : [found[3], found[1]]
  return withRest(text, found[0].length, dayOf(Number(found[4]), Number(month), Number(day)))
}

const dottedDayFrom = (text: string) => {
  const found = dotted.exec(text)
  if (!found) return null
  const date = dayOf(Number(found[3]), Number(found[2]), Number(found[1]))
  return withRest(text, found[0].length, date)
}

/** A day of a column in which numbers between slashes have this order. */
export const dayOfColumn = (text: string, order: DateOrder) =>
  isoDayFrom(text) ?? dottedDayFrom(text) ?? slashDayFrom(text, order)

/**
 * The order that the days of a column prove; `mixed` when some prove the one and some the other, `unknown` when none
 * does. A column without slashes needs no order.
 */
export const orderOfColumn = (days: Iterable<string>): DateOrder | 'mixed' | 'unknown' | 'none' => {
  let isSlashed = false
  let isDayFirst = false
  let isMonthFirst = false
  for (const day of days) {
    const found = slashed.exec(day)
    if (!found) continue
    isSlashed = true
    if (Number(found[1]) > 12) isDayFirst = true
    if (Number(found[3]) > 12) isMonthFirst = true
  }
  if (!isSlashed) return 'none'
  if (isDayFirst && isMonthFirst) return 'mixed'
  if (isDayFirst) return 'DMY'
  return isMonthFirst ? 'MDY' : 'unknown'
}
