import type { RemoteReport } from '@truenorth/api-contract/clientReports'
import { added, dayOfReport, leastReported, mostADay, type DayOfReports } from './reportCounts.ts'

/**
 * Counts of what browsers reported of the remotes; no user is stored with them. On a full day the
 * release that the fewest reports tell of makes room, so that what is invented does not hide a fault.
 */
export type ClientReportRepository = {
  /** Adds all reports of one browser, whole or not at all. */
  add: (reports: readonly RemoteReport[], now: Date) => Promise<void>
  /** The counts from that day on, in no particular order. */
  since: (day: string) => Promise<DayOfReports[]>
}

/** Reports in memory, for a session that never leaves the browser. */
export const memoryClientReports = (): ClientReportRepository => {
  const kept = new Map<string, DayOfReports>()
  const keyOf = ({ day, name, version }: DayOfReports) => `${day} ${name} ${version}`
  const count = (counts: DayOfReports) => {
    const earlier = kept.get(keyOf(counts))
    const least = earlier || kept.size < mostADay ? undefined : leastReported([...kept.values()])
    if (least) kept.delete(keyOf(least))
    kept.set(keyOf(counts), earlier ? added(earlier, counts) : counts)
  }

  return {
    add: async (reports, now) => {
      for (const report of reports) count(dayOfReport(report, now))
    },
    since: async (day) => [...kept.values()].filter((one) => one.day >= day),
  }
}
