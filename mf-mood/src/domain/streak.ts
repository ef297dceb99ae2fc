// Days in touch with oneself, which quiet days do not end at once.
import { addDays } from '@truenorth/shared-ui'

const weekDays = 7
const forgivenInWeek = 2

export type Streak = {
  /** Days with a reading in it. */
  days: number
  /** Whether there was a reading, for each of the last days of it, at most fourteen; the last is the latest. */
  last: readonly boolean[]
}

const shownDays = 14

/**
 * The days with a reading in a row that is still going on, where of seven days two may be quiet (a gentle
 * streak). Today is no quiet day before it is over.
 */
export const gentleStreak = (dates: ReadonlySet<string>, today: string): Streak => {
  const latest = dates.has(today) ? today : addDays(today, -1)
  const hadReading: boolean[] = []
  for (let day = latest; ; day = addDays(day, -1)) {
    hadReading.push(dates.has(day))
    if (hadReading.slice(-weekDays).filter((had) => !had).length > forgivenInWeek) break
  }
  // It begins with a reading.
  const kept = hadReading.slice(0, hadReading.lastIndexOf(true) + 1)
  return { days: kept.filter(Boolean).length, last: kept.slice(0, shownDays).toReversed() }
}
