import { sql } from 'kysely'
import { migration } from './columns.ts'

// The day on which a waypoint was reached, by the clock of who ticked it. Of those that were reached before it is not
// known.
export const reachedWaypoints = migration(({ day }) => [
  sql`alter table milestones add column reached_on ${day}`,
  sql`create index milestones_reached on milestones (journey_id, reached_on) where reached_on is not null`,
])
