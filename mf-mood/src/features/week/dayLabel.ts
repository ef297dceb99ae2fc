import { formatWeekday } from '@truenorth/shared-ui'

// Two letters still tell the days apart; scripts that join their letters are not cut.
const latin = /^\p{Script=Latin}{2}/u

/** "Wed", or "We" where seven of those would run into each other. */
export const dayLabel = (date: string, isTiny: boolean) => {
  const weekday = formatWeekday(date)
  return (isTiny && latin.exec(weekday)?.[0]) || weekday
}
