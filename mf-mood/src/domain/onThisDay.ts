// The same day in years before.
import { groupByDay, type ReadingDay } from './days'
import type { Reading } from './reading'

const monthAndDay = 'YYYY'.length
const hardestLeftOut = 2

export type OnThisDay = {
  /** Latest year first. */
  days: readonly ReadingDay[]
  /** How many hard days were left out: those with a mood of 1 or 2. */
  leftOut: number
}

/** The days of earlier years with the month and the day of today, of readings that are sorted newest first. */
export const onThisDay = (
  readings: readonly Reading[],
  today: string,
  leavesOutHardDays: boolean,
): OnThisDay => {
  const sameDay = readings.filter(
    ({ date }) => date < today && date.slice(monthAndDay) === today.slice(monthAndDay),
  )
  const all = groupByDay(sameDay).sort((a, b) => b.date.localeCompare(a.date))
  const days = leavesOutHardDays
    ? all.filter((day) => day.readings.every(({ mood_value }) => mood_value > hardestLeftOut))
    : all
  return { days, leftOut: all.length - days.length }
}
