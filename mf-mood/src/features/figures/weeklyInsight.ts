import { useQuery } from '@tanstack/react-query'
import { useToday } from '@truenorth/shared-ui'
import { moodQueries } from '../../api/moods'
import { isWithinWeek, meanMood, mostFrequentMood, oneDecimal } from '../../domain/moodStats'

const middle = 3

type Logged = { mood_value: number; timestamp: string; date: string }

/** The last seven days in figures. */
export type WeeklyInsight = {
  /** Mean mood with one decimal. */
  average: string
  /** How many readings that is the mean of. */
  count: number
  /** 'up' when that is above the middle of the scale. */
  trend: 'up' | 'down'
  /** The mood that was logged most often, 1 to 5. */
  mostCommon: number
}

/** The insight of the last seven calendar days, today included (D18); undefined when they hold no reading. */
export const weeklyInsight = (
  readings: readonly Logged[],
  today: string,
): WeeklyInsight | undefined => {
  const week = readings.filter(({ date }) => isWithinWeek(date, today))
  const mostCommon = mostFrequentMood(week)
  if (!mostCommon) return undefined
  const average = oneDecimal(meanMood(week))
  return {
    average,
    count: week.length,
    trend: Number(average) > middle ? 'up' : 'down',
    mostCommon: mostCommon.value,
  }
}

/** The insight of the present week. */
export const useWeeklyInsight = () => {
  const today = useToday()
  const { data, ...query } = useQuery(moodQueries.list())
  return { ...query, insight: data && weeklyInsight(data, today) }
}
