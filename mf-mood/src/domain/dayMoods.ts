// What can be said of several readings in one place: their range, and how many have each mood.
import { moodOf, type MoodStep } from '@truenorth/shared-ui'
import { meanMood } from './moodStats'

type Rated = { mood_value: number }

// So far apart, the readings of a day have no mean that would say anything.
const variedFrom = 2

/** The lowest and the highest mood; undefined without readings. */
export const moodRange = (readings: readonly Rated[]) => {
  const values = readings.map(({ mood_value }) => mood_value)
  if (values.length === 0) return undefined
  return { lowest: moodOf(Math.min(...values)), highest: moodOf(Math.max(...values)) }
}

/** What one cell shows of a day: nothing, the rounded mean, or the lowest and the highest of a varied day. */
export const moodsOfDay = (readings: readonly Rated[]): readonly MoodStep[] => {
  const range = moodRange(readings)
  if (!range) return []
  const { lowest, highest } = range
  if (highest.value - lowest.value >= variedFrom) return [lowest, highest]
  return [moodOf(meanMood(readings))]
}

/** How many readings have each mood, by its value. */
export const countMoods = (readings: readonly Rated[]) => {
  const counts = new Map<number, number>()
  for (const { mood_value } of readings) counts.set(mood_value, (counts.get(mood_value) ?? 0) + 1)
  return counts
}
