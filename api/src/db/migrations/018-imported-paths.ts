import { sql } from 'kysely'
import { migration } from './columns.ts'

// `imported` tells the waypoints that came in with their path from those that the person added to it.
export const importedPaths = migration(({ reference }) => [
  sql`alter table imports add column paths integer not null default 0`,
  sql`alter table journeys add column import_id ${reference}`,
  sql`alter table journeys add column import_key text`,
  sql`alter table milestones add column imported integer not null default 0`,
  sql`create index journeys_of_import on journeys (import_id, version) where import_id is not null`,
])
