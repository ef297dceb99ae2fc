import { wireInstant } from '../time/instant.ts'
import type { DayOfReports } from './clientReport.repository.ts'
import type { RemoteHealth } from './clientReport.schema.ts'
import { together } from './reportCounts.ts'

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

/** The days of each version together, by name, the version that was seen last first. */
export const remoteHealth = (days: DayOfReports[]): RemoteHealth[] => {
  const byVersion = new Map<string, DayOfReports>()
  for (const day of days.toSorted((a, b) => a.seen_at.localeCompare(b.seen_at))) {
    const key = `${day.name} ${day.version}`
    const earlier = byVersion.get(key)
    byVersion.set(key, earlier ? together(earlier, day) : day)
  }
  return [...byVersion.values()]
    .sort((a, b) => a.name.localeCompare(b.name) || b.seen_at.localeCompare(a.seen_at))
    .map(toHealth)
}
