import { formatDate, formatWeekday } from '@truenorth/shared-ui'

// What a language puts between a weekday and the day that follows it.
const joint = /^[\p{P}\s]+/u

/** A calendar day as a heading in two parts: "Wednesday", ", ", "November 26" (with the year if it is another one). */
export const dayHeading = (date: string, now = new Date()) => {
  const weekday = formatWeekday(date, 'long')
  const whole = formatDate(date, { now, weekday: true })
  const rest = whole.startsWith(weekday) ? whole.slice(weekday.length) : ''
  const [comma] = joint.exec(rest) ?? []
  if (comma === undefined) return { weekday, comma: ' ', day: formatDate(date, { now }) }
  return { weekday, comma, day: rest.slice(comma.length) }
}
