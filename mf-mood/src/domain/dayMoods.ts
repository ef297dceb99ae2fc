// What can be said of several readings in one place: their range, and how many have each mood.
import { meanOf } from '@truenorth/api-contract/moodDays'
import { moodOf, moodScale, type MoodStep } from '@truenorth/shared-ui'

/** How many readings have each mood; the first is mood 1. */
export type MoodCounts = readonly number[]

/** The moods of no readings. */
export const noMoods: MoodCounts = moodScale.map(() => 0)

/** How many of some readings have each mood. */
export const countMoods = (readings: readonly { mood_value: number }[]): MoodCounts =>
  moodScale.map(
    ({ value }) => readings.filter(({ mood_value: mood }) => moodOf(mood).value === value).length,
  )

/** The moods of several days together. */
export const addMoods = (days: readonly MoodCounts[]): MoodCounts =>
  noMoods.map((_, index) => days.reduce((sum, moods) => sum + (moods[index] ?? 0), 0))

/** How many readings there are. */
export const countReadings = (moods: MoodCounts) => moods.reduce((sum, count) => sum + count, 0)

/** The mood of each reading, the lowest first. */
export const eachMood = (moods: MoodCounts): MoodStep[] =>
  moodScale.flatMap((mood, index) => Array.from({ length: moods[index] ?? 0 }, () => mood))

// So far apart, the readings of a day have no mean that would say anything.
const variedFrom = 2

/** The lowest and the highest mood; undefined without readings. */
export const moodRange = (moods: MoodCounts) => {
  const found = moodScale.filter((_, index) => (moods[index] ?? 0) > 0)
  const [lowest, highest] = [found[0], found.at(-1)]
  return lowest && highest && { lowest, highest }
}

/** What one cell shows of a day: nothing, the rounded mean, or the lowest and the highest of a varied day. */
export const moodsOfDay = (moods: MoodCounts): readonly MoodStep[] => {
  const range = moodRange(moods)
  if (!range) return []
  const { lowest, highest } = range
  if (highest.value - lowest.value >= variedFrom) return [lowest, highest]
  return [moodOf(meanOf(moods).mean)]
}
