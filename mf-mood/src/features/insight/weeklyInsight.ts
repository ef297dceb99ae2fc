import { daysBetween } from '@truenorth/shared-ui'
import { meanMood, oneDecimal } from '../stats/meanMood'
import { mostFrequentMood } from '../stats/mostFrequentMood'

const daysCovered = 7
const middle = 3

type Logged = { mood_value: number; timestamp: string; date: string }

export type WeeklyInsight = { average: string; trend: 'up' | 'down'; mostCommon: number }

/** The last seven calendar days including today (D18); nothing when they hold no reading. */
export const weeklyInsight = (
  readings: readonly Logged[],
  today: string,
): WeeklyInsight | undefined => {
  const week = readings.filter(({ date }) => isWithinWeek(date, today))
  const mostCommon = mostFrequentMood(week)
  if (!mostCommon) return undefined
  const average = oneDecimal(meanMood(week))
  return { average, trend: Number(average) > middle ? 'up' : 'down', mostCommon: mostCommon.value }
}

const isWithinWeek = (date: string, today: string) => {
  const age = daysBetween(date, today)
  return age >= 0 && age < daysCovered
}
