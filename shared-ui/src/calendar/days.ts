// Arithmetic on calendar days, the text "YYYY-MM-DD". No time zone can shift them (D23).
const dayMs = 86_400_000
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is an existing calendar day, "YYYY-MM-DD". */
export const isDay = (text: string) =>
  dayPattern.test(text) && dayOfNumber(dayNumber(text)) === text

/** Days from 1970-01-01 to a calendar day; the time of a timestamp is ignored. NaN for any other text. */
export const dayNumber = (day: string) =>
  Math.floor(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / dayMs)

/** The calendar day of a day number; empty for NaN. */
export const dayOfNumber = (number: number) =>
  Number.isFinite(number) ? new Date(number * dayMs).toISOString().slice(0, 10) : ''

/** The calendar day `count` days after `day`, or before it when `count` is negative. Empty for no day. */
export const addDays = (day: string, count: number) => dayOfNumber(dayNumber(day) + count)

/** Whole days from one calendar day to another; negative when `to` comes first. */
export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from)

/** The Monday of the week of a calendar day. Empty for no day. */
export const mondayOf = (day: string) =>
  addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7))
