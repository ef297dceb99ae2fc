import type { RemoteHealth, RemoteReport } from '@truenorth/api-contract/clientReports'
import { utcDay } from '../time/calendarDay.ts'
import { storedInstant, wireInstant } from '../time/instant.ts'

/** For how many days reports are kept and shown. */
export const keptDays = 7
/** How many versions of remotes one day holds, so that invented reports do not fill the disk. */
export const mostADay = 500

/** What all browsers reported of one version of a remote on one day (UTC). */
export type DayOfReports = {
  day: string
  name: string
  version: string
  well: number
  previous: number
  away: number
  /** How many reports had a loading time, and the sum of those times in milliseconds. */
  loads: number
  load_ms: number
  last_error: string
  last_error_at: string | null
  seen_at: string
}

/** One report in the form of a day, to be added to that day. */
export const dayOfReport = (report: RemoteReport, now: Date): DayOfReports => {
  const { name, version, state, load_ms, error = '' } = report
  const instant = storedInstant(now)
  return {
    day: utcDay(now),
    name,
    version,
    well: state === 'well' ? 1 : 0,
    previous: state === 'previous' ? 1 : 0,
    away: state === 'away' ? 1 : 0,
    loads: load_ms === undefined ? 0 : 1,
    load_ms: load_ms ?? 0,
    last_error: error,
    last_error_at: error ? instant : null,
    seen_at: instant,
  }
}

/** The sum of two counts; the last error is that of the later one, if it has one. */
export const added = (earlier: DayOfReports, later: DayOfReports): DayOfReports => ({
  ...later,
  well: earlier.well + later.well,
  previous: earlier.previous + later.previous,
  away: earlier.away + later.away,
  loads: earlier.loads + later.loads,
  load_ms: earlier.load_ms + later.load_ms,
  last_error: later.last_error || earlier.last_error,
  last_error_at: later.last_error_at ?? earlier.last_error_at,
})

const reportsOf = ({ well, previous, away }: DayOfReports) => well + previous + away

/** The counts of the fewest reports, of several the one seen first. */
export const leastReported = (days: readonly DayOfReports[]) =>
  days.toSorted((a, b) => reportsOf(a) - reportsOf(b) || a.seen_at.localeCompare(b.seen_at)).at(0)

const toHealth = (days: DayOfReports): RemoteHealth => ({
  name: days.name,
  version: days.version,
  well: days.well,
  previous: days.previous,
  away: days.away,
  mean_load_ms: days.loads ? Math.round(days.load_ms / days.loads) : null,
  last_error: days.last_error,
  last_error_at: days.last_error_at && wireInstant(days.last_error_at),
  seen_at: wireInstant(days.seen_at),
})

/** The days of each version added up, ordered by name, the version seen last first. */
export const remoteHealth = (days: DayOfReports[]): RemoteHealth[] => {
  const byVersion = new Map<string, DayOfReports>()
  for (const day of days.toSorted((a, b) => a.seen_at.localeCompare(b.seen_at))) {
    const key = `${day.name} ${day.version}`
    const earlier = byVersion.get(key)
    byVersion.set(key, earlier ? added(earlier, day) : day)
  }
  return [...byVersion.values()]
    .sort((a, b) => a.name.localeCompare(b.name) || b.seen_at.localeCompare(a.seen_at))
    .map(toHealth)
}
