import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { addMs, dayMs } from '../time/instant.ts'
import type { ClientReportRepository } from './clientReport.repository.ts'
import { countsOf, dayOf, keptDays, mostADay } from './reportCounts.ts'

/** Reports in SQLite or PostgreSQL: one row a day, remote and version. */
export const kyselyClientReports = (db: Kysely<Tables>): ClientReportRepository => {
  const rowsOf = async (day: string) => {
    const { rows } = await db
      .selectFrom('client_reports')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    return rows
  }

  return {
    add: async (report, now) => {
      const counts = countsOf(report, now)
      if ((await rowsOf(counts.day)) >= mostADay) return
      await db
        .deleteFrom('client_reports')
        .where('day', '<', dayOf(addMs(now, -keptDays * dayMs)))
        .execute()
      await db
        .insertInto('client_reports')
        .values(counts)
        .onConflict((conflict) =>
          conflict.columns(['day', 'name', 'version']).doUpdateSet((set) => ({
            well: set.eb('client_reports.well', '+', counts.well),
            previous: set.eb('client_reports.previous', '+', counts.previous),
            away: set.eb('client_reports.away', '+', counts.away),
            loads: set.eb('client_reports.loads', '+', counts.loads),
            load_ms: set.eb('client_reports.load_ms', '+', counts.load_ms),
            last_error: counts.last_error || set.ref('client_reports.last_error'),
            last_error_at: counts.last_error_at ?? set.ref('client_reports.last_error_at'),
            seen_at: counts.seen_at,
          })),
        )
        .execute()
    },

    since: (day) => db.selectFrom('client_reports').selectAll().where('day', '>=', day).execute(),
  }
}
