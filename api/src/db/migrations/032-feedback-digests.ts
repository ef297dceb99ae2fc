import { sql } from 'kysely'
import { migration } from './columns.ts'

// `feedback_digests` has a row for each administrator who wants the weekly letter, and says when the next one is due.
// `remote_tokens` let the team of a remote read its counts; `remote_hooks` say where it is told of new feedback, and
// `hook_deliveries` what is still to be told.
export const feedbackDigests = migration(({ id, reference, instant, strict }) => [
  sql`create table feedback_digests (
    user_id ${reference} primary key references users (id) on delete cascade,
    next_attempt_at ${instant} not null,
    attempts integer not null default 0,
    failure text not null default '',
    stop_token text not null unique
  ) ${strict}`,
  sql`create index feedback_digests_due on feedback_digests (next_attempt_at)`,
  sql`create table remote_tokens (
    hash text primary key,
    remote text not null,
    created_at ${instant} not null,
    last_used_at ${instant}
  ) ${strict}`,
  sql`create table remote_hooks (
    remote text primary key,
    url text not null,
    secret text not null,
    created_at ${instant} not null
  ) ${strict}`,
  sql`create table hook_deliveries (
    id ${id},
    remote text not null references remote_hooks (remote) on delete cascade,
    feedback_id ${reference} not null references feedback (id) on delete cascade,
    attempts integer not null default 0,
    next_attempt_at ${instant},
    failure text not null default '',
    unique (feedback_id, remote)
  ) ${strict}`,
  sql`create index hook_deliveries_due on hook_deliveries (next_attempt_at) where next_attempt_at is not null`,
  sql`create index hook_deliveries_of_remote on hook_deliveries (remote)`,
])
