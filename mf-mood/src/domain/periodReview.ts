// A month or a year of counted days, looked back on.
import type { CountedDay } from '@truenorth/api-contract/moodDays'
import { countTags } from './insights'
import { mondayOf } from '@truenorth/shared-ui'

type Week = { monday: string; days: number; mean: number }

export type PeriodReview = {
  readings: number
  days: number
  /** The readings of each mood, the lowest first. */
  moods: readonly { mood: number; count: number }[]
  /** The mood of most readings, and of how many; the higher one of equals. */
  mostCommon: { mood: number; count: number }
  /** Its tags on most days, at most three. */
  tags: readonly string[]
  /** The weeks with the highest and the lowest mean of days; undefined where fewer than two have enough days. */
  weeks: { best: Week; hardest: Week } | undefined
}

const fewestWeekDays = 3
const shownTags = 3

const weeksOf = (days: readonly CountedDay[]): Week[] => {
  const weeks = new Map<string, number[]>()
  for (const { date, mean } of days)
    weeks.set(mondayOf(date), [...(weeks.get(mondayOf(date)) ?? []), mean])
  return [...weeks]
    .filter(([, means]) => means.length >= fewestWeekDays)
    .map(([monday, means]) => ({
      monday,
      days: means.length,
      mean: means.reduce((sum, mean) => sum + mean, 0) / means.length,
    }))
    .sort((a, b) => b.mean - a.mean)
}

/** Looks back on a month, "YYYY-MM", or a year, "YYYY"; undefined without readings. */
export const reviewPeriod = (
  allDays: readonly CountedDay[],
  period: string,
): PeriodReview | undefined => {
  const days = allDays.filter(({ date }) => date.startsWith(period))
  if (days.length === 0) return undefined
  const moods = [1, 2, 3, 4, 5].map((mood) => ({
    mood,
    count: days.reduce((sum, day) => sum + (day.moods[mood - 1] ?? 0), 0),
  }))
  const [mostCommon = { mood: 3, count: 0 }] = moods.toSorted(
    (a, b) => b.count - a.count || b.mood - a.mood,
  )
  const weeks = weeksOf(days)
  const [best, hardest] = [weeks[0], weeks.at(-1)]
  return {
    readings: moods.reduce((sum, { count }) => sum + count, 0),
    days: days.length,
    moods,
    mostCommon,
    tags: countTags(days)
      .slice(0, shownTags)
      .map(([tag]) => tag),
    weeks: best && hardest && best.mean > hardest.mean ? { best, hardest } : undefined,
  }
}
