import { dayNumber } from '@truenorth/shared-ui'

/** One quote a day, in turn. */
export const quoteOfDay = (quotes: readonly string[], day: string) =>
  quotes[dayNumber(day) % quotes.length]
