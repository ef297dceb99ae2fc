// Months and days in the words of the browser's language, by the Gregorian calendar that the grids follow.

const fallback = 'en-GB'
const monday = 1

// Some systems report a language that is no valid tag.
const browserLocale = () => {
  try {
    return new Intl.Locale(navigator.language)
  } catch {
    return new Intl.Locale(fallback)
  }
}

type WeekInfo = { firstDay: number }
// Browsers name it differently, and some have neither.
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }

/** The day with which weeks begin in the browser's language: 1 for Monday to 7 for Sunday; Monday if it cannot be told. */
export const firstWeekday = () => {
  const locale: LocaleWithWeek = browserLocale()
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? monday
}

const formatters = new Map<string, Intl.DateTimeFormat>()

const format = (day: string, options: Intl.DateTimeFormatOptions) => {
  const locale = browserLocale()
  const key = JSON.stringify([locale.toString(), options])
  // Making a formatter costs a hundred times as much as using it, and a year has a name for each day.
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter.format(new Date(`${day}T00:00Z`))
}

type Width = 'long' | 'short' | 'narrow'

/** "November 2026". */
export const monthTitle = (month: string) =>
  format(`${month}-01`, { month: 'long', year: 'numeric' })

/** "November", "Nov" or "N". */
export const monthName = (month: string, width: Width = 'long') =>
  format(`${month}-01`, { month: width })

/** "10 November". */
export const dayOfMonthName = (day: string) => format(day, { day: 'numeric', month: 'long' })

/** "12 March 2026". */
export const dayOfYearName = (day: string) =>
  format(day, { day: 'numeric', month: 'long', year: 'numeric' })

/** "Monday", "Mon" or "M". */
export const weekdayName = (day: string, width: Width) => format(day, { weekday: width })

/** "1 reading", "2 readings". */
export const readingCount = (count: number) => `${count} ${count === 1 ? 'reading' : 'readings'}`
