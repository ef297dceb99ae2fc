// Figures of readings.
import type { WeeklyAverage } from '@truenorth/api-contract/moods'
import { daysBetween, mondayOf } from '@truenorth/shared-ui'

type Rated = { mood_value: number }
type Dated = { date: string }
type Logged = Rated & { timestamp: string }

const daysOfWeek = 7

/** Whether a calendar day is one of the last seven, `today` included. */
export const isWithinWeek = (date: string, today: string) => {
  const age = daysBetween(date, today)
  return age >= 0 && age < daysOfWeek
}

/** The mean of the moods, or null when there is none. */
export const meanMood = (readings: readonly Rated[]) =>
  readings.length === 0
    ? null
    : readings.reduce((sum, { mood_value }) => sum + mood_value, 0) / readings.length

/** A mean as it is shown: one decimal, "0.0" if there is none. */
export const oneDecimal = (mean: number | null) => (mean ?? 0).toFixed(1)

const laterOf = (known: Logged | undefined, next: Logged) =>
  known && Date.parse(known.timestamp) >= Date.parse(next.timestamp) ? known : next

/** The mood that was logged most often, and how often; in a tie the one that was logged last (D35). */
export const mostFrequentMood = (readings: readonly Logged[]) => {
  const counts = new Map<number, number>()
  for (const { mood_value } of readings) counts.set(mood_value, (counts.get(mood_value) ?? 0) + 1)
  const count = Math.max(...counts.values())
  const latest = readings
    .filter(({ mood_value }) => counts.get(mood_value) === count)
    .reduce<Logged | undefined>(laterOf, undefined)
  return latest && { value: latest.mood_value, count }
}

/** The number of different local dates that hold a reading (D35). */
export const daysTracked = (readings: readonly Dated[]) =>
  new Set(readings.map(({ date }) => date)).size

/** The fixed mean that a week is compared with. */
export const weeklyBaseline = 3.2

/** How far the mean of a week is from the baseline: in percent with one decimal, halves away from zero. */
export const weeklyChange = (average: number) => {
  const tenths = (average / weeklyBaseline - 1) * 1000
  // Binary fractions lose a little of a half; this first rounding gives it back.
  const rounded = Math.round(Number(Math.abs(tenths).toFixed(6)))
  return rounded === 0 ? 0 : (Math.sign(tenths) * rounded) / 10
}

/**
 * The means of the weeks, newest first (D18), with one reading more or one less. A week without readings
 * has no mean.
 */
export const changeWeek = (
  weeks: readonly WeeklyAverage[],
  { date, mood_value }: Dated & Rated,
  by: 1 | -1,
): WeeklyAverage[] => {
  const week_start = mondayOf(date)
  const others = weeks.filter((week) => week.week_start !== week_start)
  const { average_mood: mean, count: before } = weeks.find(
    (week) => week.week_start === week_start,
  ) ?? { average_mood: 0, count: 0 }
  const count = before + by
  if (count <= 0) return others
  const changed = { week_start, average_mood: (mean * before + by * mood_value) / count, count }
  return [...others, changed].toSorted((a, b) => b.week_start.localeCompare(a.week_start))
}
