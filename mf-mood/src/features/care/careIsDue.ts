import { daysBetween } from '@truenorth/shared-ui'

const heaviest = 1
const daysNeeded = 3
const daysLookedAt = 7

type Dated = { mood_value: number; date: string }

/** Whether three days of the last seven hold a "1", and the line was not put away within them (D35). */
export const careIsDue = (readings: readonly Dated[], today: string, dismissedOn?: string) => {
  const isRecent = (date: string) => {
    const age = daysBetween(date, today)
    return age >= 0 && age < daysLookedAt
  }
  if (dismissedOn && isRecent(dismissedOn)) return false
  const heavy = readings.filter(({ mood_value, date }) => mood_value === heaviest && isRecent(date))
  return new Set(heavy.map(({ date }) => date)).size >= daysNeeded
}
