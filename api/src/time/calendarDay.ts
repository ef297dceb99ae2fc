// Calendar days as text, `YYYY-MM-DD`. They are counted in UTC, where every day has 24 hours.
import { addMs, dayMs } from './instant.ts'

/** No day is before it. */
export const firstDay = '0001-01-01'
/** No day is after it. */
export const lastDay = '9999-12-31'

/** The calendar day of an instant in UTC. */
export const utcDay = (instant: Date) => instant.toISOString().slice(0, 'YYYY-MM-DD'.length)

const middayOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** The day that lies so many days after another; a negative number goes back. */
export const addDays = (day: string, days: number) => utcDay(addMs(middayOf(day), days * dayMs))

/** The day of the week: 0 is Sunday. */
export const weekday = (day: string) => middayOf(day).getUTCDay()

/** The Monday of the day's week. */
export const mondayOf = (day: string) => addDays(day, -((weekday(day) + 6) % 7))
