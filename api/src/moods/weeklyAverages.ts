import { dayMs } from '../time/instant.ts'
import type { DayTotal } from './mood.repository.ts'
import type { WeeklyAverage } from './mood.schema.ts'

const daysSinceMonday = (date: Date) => (date.getUTCDay() + 6) % 7

/** The Monday of the day's week. */
const weekStart = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  const monday = new Date(date.getTime() - daysSinceMonday(date) * dayMs)
  return monday.toISOString().slice(0, day.length)
}

/** One average a week that has readings, newest first (D18); whoever shows it rounds it. */
export const weeklyAverages = (days: DayTotal[]): WeeklyAverage[] => {
  const weeks = new Map<string, { sum: number; count: number }>()
  for (const { localDate, sum, count } of days) {
    const monday = weekStart(localDate)
    const week = weeks.get(monday) ?? { sum: 0, count: 0 }
    weeks.set(monday, { sum: week.sum + sum, count: week.count + count })
  }
  return [...weeks]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([week_start, { sum, count }]) => ({
      week_start,
      average_mood: sum / count,
      count,
    }))
}
