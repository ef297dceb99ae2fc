import type { Kysely } from 'kysely'
import { inTransaction } from '../db/inTransaction.ts'
import type { Tables } from '../db/tables.ts'
import { addMs, dayMs } from '../time/instant.ts'
import type { ClientReportRepository, DayOfReports } from './clientReport.repository.ts'
import type { RemoteReport } from './clientReport.schema.ts'
import { countsOf, dayOf, keptDays, mostADay } from './reportCounts.ts'

const rowsOf = async (db: Kysely<Tables>, day: string) => {
  const { rows } = await db
    .selectFrom('client_reports')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return rows
}

const count = async (db: Kysely<Tables>, counts: DayOfReports) => {
  if ((await rowsOf(db, counts.day)) >= mostADay) return
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
}

// Two browsers that count the same rows in another order would wait for each other.
const inOneOrder = (reports: readonly RemoteReport[]) =>
  reports.toSorted((a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`))

/** Reports in SQLite or PostgreSQL: one row a day, remote and version. */
export const kyselyClientReports = (db: Kysely<Tables>): ClientReportRepository => ({
  add: (reports, now) =>
    inTransaction(db, async (transaction) => {
      await transaction
        .deleteFrom('client_reports')
        .where('day', '<', dayOf(addMs(now, -keptDays * dayMs)))
        .execute()
      for (const report of inOneOrder(reports)) await count(transaction, countsOf(report, now))
    }),

  since: (day) => db.selectFrom('client_reports').selectAll().where('day', '>=', day).execute(),
})
