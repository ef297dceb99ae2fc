import { addDays } from '@truenorth/shared-ui'
import { meanMood } from '../stats/meanMood'

/** What a day without an entry counts as. */
export const moodOfEmptyDay = 3
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
