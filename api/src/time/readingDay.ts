import { addDays } from './calendarDay.ts'

/** A day, `YYYY-MM-DD`, and a clock that begins with `HH:MM`, as people saw them. */
export type WallClock = { day: string; time: string }

/**
 * The day that what was recorded at a wall clock belongs to: the one rule for readings, their lists, averages and exports.
 * Before `dayEnd` o'clock it still is the day before (D49).
 */
export const readingDay = ({ day, time }: WallClock, dayEnd = 0) =>
  Number(time.slice(0, 'HH'.length)) < dayEnd ? addDays(day, -1) : day
