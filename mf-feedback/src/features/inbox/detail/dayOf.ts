import { formatDate, localDay } from '@truenorth/shared-ui'

/** "27 November 2025": with its year, whichever year it is. */
export const dayOf = (instant: string) => {
  const day = localDay(instant)
  const anotherYear = new Date(Date.UTC(Number(day.slice(0, 4)) + 1, 6, 1))
  return formatDate(day, { now: anotherYear })
}
