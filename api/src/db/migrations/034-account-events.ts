import { sql } from 'kysely'
import { migration } from './columns.ts'

// Sign-ins and changes of accounts, for their owners, without anything that was typed.
export const accountEvents = migration(({ id, reference, instant, strict }) => [
  sql`create table account_events (
    id ${id},
    user_id ${reference} not null references users (id) on delete cascade,
    kind text not null,
    way text,
    device text not null,
    created_at ${instant} not null
  ) ${strict}`,
  sql`create index account_events_of_user on account_events (user_id, id)`,
  sql`create index account_events_by_time on account_events (created_at)`,
])
