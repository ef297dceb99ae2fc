import { sql } from 'kysely'
import { migration } from './columns.ts'

export const clientReports = migration(({ instant, count, day, strict }) => [
  sql`create table client_reports (
    day ${day} not null,
    name text not null,
    version text not null,
    well ${count} not null,
    previous ${count} not null,
    away ${count} not null,
    loads ${count} not null,
    load_ms ${count} not null,
    last_error text not null,
    last_error_at ${instant},
    seen_at ${instant} not null,
    primary key (day, name, version)
  ) ${strict}`,
])
