import { formatDate } from '@truenorth/shared-ui'

/** A calendar day as a heading: "Wednesday", "26 November" (with the year if it is another one). */
export const dayHeading = (date: string, now = new Date()) => ({
  weekday: new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  ),
  day: formatDate(date, { now }),
})
