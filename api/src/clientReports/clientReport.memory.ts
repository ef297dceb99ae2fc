import type { ClientReportRepository, DayOfReports } from './clientReport.repository.ts'
import { countsOf, mostADay, together } from './reportCounts.ts'

/** Reports in memory, for a session that never leaves the browser. */
export const memoryClientReports = (): ClientReportRepository => {
  const kept = new Map<string, DayOfReports>()
  const count = (counts: DayOfReports) => {
    const key = `${counts.day} ${counts.name} ${counts.version}`
    const earlier = kept.get(key)
    if (!earlier && kept.size >= mostADay) return
    kept.set(key, earlier ? together(earlier, counts) : counts)
  }

  return {
    add: async (reports, now) => {
      for (const report of reports) count(countsOf(report, now))
    },
    since: async (day) => [...kept.values()].filter((one) => one.day >= day),
  }
}
