import { sql } from 'kysely'
import { migration } from './columns.ts'

// Readings and entries of any moment up to now, and the hour at which a day ends (D49).
export const chosenMoments = migration(({ instant }) => [
  sql`alter table users add column day_end integer not null default 0 check (day_end between 0 and 5)`,
  sql`alter table moods add column day_end integer not null default 0 check (day_end between 0 and 5)`,
  sql`alter table moods add column edited_at ${instant}`,
  sql`alter table journal_entries add column entry_time text`,
])
