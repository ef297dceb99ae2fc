import type { RemoteReport } from '@truenorth/api-contract/clientReports'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { utcDay } from '../time/calendarDay.ts'
import { addMs, dayMs } from '../time/instant.ts'
import type { ClientReportRepository } from './clientReport.repository.ts'
import { dayOfReport, keptDays, mostADay, type DayOfReports } from './reportCounts.ts'

const rowsOf = async (db: Kysely<Tables>, day: string) => {
  const { rows } = await db
    .selectFrom('client_reports')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return rows
}

const isKept = async (db: Kysely<Tables>, { day, name, version }: DayOfReports) => {
  const row = await db
    .selectFrom('client_reports')
    .select('day')
    .where('day', '=', day)
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  return row !== undefined
}

const removeLeastReported = async (db: Kysely<Tables>, day: string) => {
  const { name, version } = await db
    .selectFrom('client_reports')
    .select(['name', 'version'])
    .where('day', '=', day)
    .orderBy(sql`well + previous + away`)
    .orderBy('seen_at')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('client_reports')
    .where('day', '=', day)
    .where('name', '=', name)
    .where('version', '=', version)
    .execute()
}

const count = async (db: Kysely<Tables>, counts: DayOfReports) => {
  const isFull = (await rowsOf(db, counts.day)) >= mostADay
  if (isFull && !(await isKept(db, counts))) await removeLeastReported(db, counts.day)
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

// Two transactions that update the same rows in different orders would deadlock.
const inOneOrder = (reports: readonly RemoteReport[]) =>
  reports.toSorted((a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`))

/** Reports in SQLite or PostgreSQL: one row per day, remote and version. */
export const kyselyClientReports = (db: Kysely<Tables>): ClientReportRepository => ({
  add: (reports, now) =>
    inTransaction(db, async (transaction) => {
      await transaction
        .deleteFrom('client_reports')
        .where('day', '<', utcDay(addMs(now, -keptDays * dayMs)))
        .execute()
      for (const report of inOneOrder(reports)) await count(transaction, dayOfReport(report, now))
    }),

  since: (day) => db.selectFrom('client_reports').selectAll().where('day', '>=', day).execute(),
})
