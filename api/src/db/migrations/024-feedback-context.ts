import { sql } from 'kysely'
import { migration } from './columns.ts'

// What a message was written with; empty or null where its author took it out, and for earlier messages.
// `remotes` is JSON: [{"name":"mood","version":"2.15.0"}].
export const feedbackContext = migration(() => [
  sql`alter table feedback add column remotes text not null default '[]'`,
  sql`alter table feedback add column language text not null default ''`,
  sql`alter table feedback add column theme text not null default ''
    check (theme in ('', 'light', 'dark'))`,
  sql`alter table feedback add column window_width integer`,
  sql`alter table feedback add column window_height integer`,
  sql`alter table feedback add column browser text not null default ''`,
  sql`alter table feedback add column error_id text not null default ''`,
  sql`create index feedback_by_page on feedback (page, created_at, id)`,
  sql`create index feedback_by_remotes on feedback (remotes, created_at, id)`,
])
