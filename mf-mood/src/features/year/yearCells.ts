// What a year's cells say of their days.
import type { MoodStep } from '@truenorth/shared-ui'
import { yearOf } from '../../domain/calendar'
import { dayOfYearName, readingCount } from '../../domain/calendarText'
import { countReadings, moodsOfDay, noMoods } from '../../domain/dayMoods'
import type { MoodCalendar } from '../../domain/days'

type ByDay = MoodCalendar['byDay']

/** A day of the year as its cell shows it. */
export type YearCell = {
  day: string
  /** "12 March 2026, Good, 2 readings". */
  name: string
  /** Nothing, one mood, or the lowest and the highest of a varied day. */
  moods: readonly MoodStep[]
  isAhead: boolean
}

const nameOf = (moods: readonly MoodStep[], count: number) =>
  count === 0
    ? 'no reading'
    : `${moods.map(({ overviewLabel }) => overviewLabel).join(' to ')}, ${readingCount(count)}`

/** The cell of a day; days after `lastDay` are ahead. */
export const yearCell = (day: string, byDay: ByDay, lastDay: string): YearCell => {
  const counts = byDay.get(day) ?? noMoods
  const moods = moodsOfDay(counts)
  const isAhead = day > lastDay
  const says = isAhead ? 'still ahead' : nameOf(moods, countReadings(counts))
  return { day, name: `${dayOfYearName(day)}, ${says}`, moods, isAhead }
}

/** The years that can be chosen, in order: those with readings, and those that are named. */
export const offeredYears = (byDay: ByDay, ...named: string[]) =>
  [...new Set([...[...byDay.keys()].map(yearOf), ...named])].sort()
