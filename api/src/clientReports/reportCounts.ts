import { storedInstant } from '../time/instant.ts'
import type { DayOfReports } from './clientReport.repository.ts'
import type { RemoteReport } from './clientReport.schema.ts'

/** Days that are kept, and shown. */
export const keptDays = 7
/** Versions of remotes that one day holds: who reports nonsense fills no disk. */
export const mostADay = 500

/** The calendar day of an instant, in UTC. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 'YYYY-MM-DD'.length)

/** One report as a day of its own, to be added to that day. */
export const countsOf = (report: RemoteReport, now: Date): DayOfReports => {
  const { name, version, state, load_ms, error = '' } = report
  const instant = storedInstant(now)
  return {
    day: dayOf(now),
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

/** Two counts together; the later one has the last word on the error. */
export const together = (earlier: DayOfReports, later: DayOfReports): DayOfReports => ({
  ...later,
  well: earlier.well + later.well,
  previous: earlier.previous + later.previous,
  away: earlier.away + later.away,
  loads: earlier.loads + later.loads,
  load_ms: earlier.load_ms + later.load_ms,
  last_error: later.last_error || earlier.last_error,
  last_error_at: later.last_error_at ?? earlier.last_error_at,
})
