// How readings went while a path was worked on, beside the days before it.
import type { Journey, Milestone } from '@truenorth/api-contract/journeys'
import type { CountedDay } from '@truenorth/api-contract/moodDays'
import { addDays, dayNumber, daysBetween, localDay } from '@truenorth/shared-ui'
import { compareDays, type Difference, stretchBlockLength } from '@truenorth/shared-ui/statistics'

/** Days with a reading that each side needs, and both together: those of a weekday, and of all insights (D55). */
export const fewestDaysOfSide = 10
export const fewestDaysOfBoth = 30
// A short path is compared with two months, in which a good week weighs less.
const shortestBefore = 60

// As wide as the scale itself: it would say nothing.
const widestInterval = 4

/** The days from one to another, both included. */
type Stretch = { from: string; to: string }

export type PathReadings = {
  /** While it was worked on. */
  during: Stretch & { days: number }
  /** As many days before it as it has lasted, and at least sixty. */
  before: Stretch & { days: number }
  /** Why it is too little to say: too few days with a reading, or too short a time. */
  tooLittle?: 'days' | 'time'
  /** Where it is not. */
  found?: Difference
}

// What was ticked last tells when a path was done; of waypoints from before that was stored, the last change does.
const lastDayOf = (
  { status, last_activity }: Pick<Journey, 'status' | 'last_activity'>,
  milestones: readonly Pick<Milestone, 'is_completed' | 'reached_on'>[],
  today: string,
) => {
  if (status === 'active') return today
  const reached = milestones.flatMap(({ reached_on }) => reached_on ?? []).sort()
  const done = milestones.filter(({ is_completed }) => is_completed).length
  return status === 'completed' && reached.length > 0 && reached.length === done
    ? (reached.at(-1) ?? today)
    : localDay(last_activity)
}

type Path = Pick<Journey, 'status' | 'start_date' | 'last_activity'>

/**
 * The days on which a path was worked on: from its start to today while it is active, to its last waypoint when it
 * is completed, otherwise to its last change. Undefined where it has not begun.
 */
export const workedOn = (
  path: Path,
  milestones: readonly Pick<Milestone, 'is_completed' | 'reached_on'>[],
  today: string,
): Stretch | undefined => {
  const to = [lastDayOf(path, milestones, today), today].sort()[0] ?? today
  return path.start_date <= to ? { from: path.start_date, to } : undefined
}

/**
 * Compares the days of a path with those before it, a day counting once with the mean of its readings. The interval
 * is wide enough for the pages of all `paths` together, and for days in a row that resemble each other.
 */
export const comparePath = (
  days: readonly CountedDay[],
  during: Stretch,
  paths: number,
): PathReadings => {
  const length = Math.max(shortestBefore, daysBetween(during.from, during.to) + 1)
  const before = { from: addDays(during.from, -length), to: addDays(during.from, -1) }
  const values = days
    .filter(({ date }) => date >= before.from && date <= during.to)
    .map(({ date, mean }) => ({
      day: dayNumber(date),
      value: mean,
      isInside: date >= during.from,
    }))
  const inside = values.filter(({ isInside }) => isInside).length
  const outside = values.length - inside
  const sides = { during: { ...during, days: inside }, before: { ...before, days: outside } }
  if (Math.min(inside, outside) < fewestDaysOfSide || values.length < fewestDaysOfBoth)
    return { ...sides, tooLittle: 'days' }
  const span = (values.at(-1)?.day ?? 0) - (values[0]?.day ?? 0) + 1
  const block = stretchBlockLength(span)
  const found = compareDays(values, { comparisons: Math.max(1, paths), block })
  if (!found || found.high - found.low > widestInterval) return { ...sides, tooLittle: 'time' }
  return { ...sides, found }
}
