import type { RemoteReport } from './clientReport.schema.ts'

/** What all browsers told of one version of a remote on one day (UTC). */
export type DayOfReports = {
  day: string
  name: string
  version: string
  well: number
  previous: number
  away: number
  /** How many of them told how long it took, and how long together. */
  loads: number
  load_ms: number
  last_error: string
  last_error_at: string | null
  seen_at: string
}

/** Counts of what browsers saw; nobody's name is kept. */
export type ClientReportRepository = {
  /** All reports of one browser, whole or not at all. */
  add: (reports: readonly RemoteReport[], now: Date) => Promise<void>
  /** From that day on, in no particular order. */
  since: (day: string) => Promise<DayOfReports[]>
}
