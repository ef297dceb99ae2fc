import { sql } from 'kysely'
import { migration } from './columns.ts'

// A message stays when the account of its author is deleted; it then has no author (D26).
export const feedback = migration(({ id, reference, instant, length, strict }) => [
  sql`create table feedback (
    id ${id},
    user_id ${reference} references users (id) on delete set null,
    type text not null check (type in ('bug', 'feature', 'improvement', 'general')),
    message text not null check (${length}(message) <= 5000),
    email text not null,
    rating integer check (rating between 1 and 5),
    page text not null check (${length}(page) <= 200),
    search_text text not null,
    is_read integer not null default 0 check (is_read in (0, 1)),
    created_at ${instant} not null,
    version integer not null default 1
  ) ${strict}`,
  sql`create index feedback_newest_first on feedback (created_at, id)`,
  sql`create index feedback_by_type on feedback (type, created_at, id)`,
  sql`create index feedback_by_reading on feedback (is_read, created_at, id)`,
  sql`create index feedback_by_author on feedback (user_id, created_at)`,
])
