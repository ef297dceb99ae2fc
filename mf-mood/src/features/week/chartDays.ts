import { addDays, moodOf } from '@truenorth/shared-ui'
import { meanMood, oneDecimal } from '../../domain/moodStats'

const moodOfEmptyDay = 3
const daysShown = 7

type Dated = { mood_value: number; date: string }

/** One day of the chart: the mean of its readings, or 3 when `count` is 0. */
export type ChartDay = { date: string; mood: number; count: number }

/** The last seven calendar days, oldest first, `today` last. */
export const chartDays = (readings: readonly Dated[], today: string): ChartDay[] =>
  Array.from({ length: daysShown }, (_, index) => {
    const date = addDays(today, index - daysShown + 1)
    const ofDay = readings.filter((reading) => reading.date === date)
    return { date, mood: meanMood(ofDay) ?? moodOfEmptyDay, count: ofDay.length }
  })

/** "Good", "Good, 3.7 as the mean of 3 readings" or "No entry, counts as 3, Okay". */
export const moodText = ({ mood, count }: ChartDay) => {
  const { label } = moodOf(mood)
  if (count === 0) return `No entry, counts as ${mood}, ${label}`
  return count === 1 ? label : `${label}, ${oneDecimal(mood)} as the mean of ${count} readings`
}
