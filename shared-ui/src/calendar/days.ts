const dayMs = 86_400_000
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a calendar day, "YYYY-MM-DD", that exists. */
export const isDay = (text: string) =>
  dayPattern.test(text) && dayOfNumber(dayNumber(text)) === text

/** Days since 1970-01-01 of a calendar day "YYYY-MM-DD"; NaN for what is none. No zone can shift it. */
export const dayNumber = (day: string) =>
  Math.floor(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / dayMs)

/** The calendar day of a day number; empty for NaN. */
export const dayOfNumber = (number: number) =>
  Number.isFinite(number) ? new Date(number * dayMs).toISOString().slice(0, 10) : ''

/** The calendar day that lies `count` days after `day` (before, when negative). */
export const addDays = (day: string, count: number) => dayOfNumber(dayNumber(day) + count)

/** Whole days from one calendar day to another; negative when `to` comes first. */
export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from)
