// The one rule of days, for browsers and the server (D49).

/** The hours at which a person's day may end: midnight to five. */
export const latestDayEnd = 5

/** A day, `YYYY-MM-DD`, and a clock that begins with `HH:MM`, as people saw them. */
export type WallClock = { day: string; time: string }

const dayMs = 86_400_000
const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** Whether a clock is after midnight and before the hour at which the day ends. */
export const isAfterMidnight = (time: string, dayEnd: number) =>
  Number(time.slice(0, 'HH'.length)) < dayEnd

/**
 * The day that what was recorded at a wall clock belongs to: the one rule for readings, their lists, averages,
 * exports and screens. Before `dayEnd` o'clock it still is the day before.
 */
export const readingDay = ({ day, time }: WallClock, dayEnd: number) =>
  isAfterMidnight(time, dayEnd) ? dayBefore(day) : day
