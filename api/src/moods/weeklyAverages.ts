import type { WeeklyAverage } from '@truenorth/api-contract/moods'
import { mondayOf } from '../time/calendarDay.ts'
import type { DayTotal } from './mood.repository.ts'

/** The average of each week that has readings, newest first, not rounded (D18). */
export const weeklyAverages = (days: DayTotal[]): WeeklyAverage[] => {
  const weeks = new Map<string, { sum: number; count: number }>()
  for (const { localDate, sum, count } of days) {
    const monday = mondayOf(localDate)
    const week = weeks.get(monday) ?? { sum: 0, count: 0 }
    weeks.set(monday, { sum: week.sum + sum, count: week.count + count })
  }
  return [...weeks]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([week_start, { sum, count }]) => ({ week_start, average_mood: sum / count, count }))
}
