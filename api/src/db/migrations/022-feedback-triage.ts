import { sql } from 'kysely'
import { migration } from './columns.ts'

// What administrators make of a message. `admin_acts` only grows: it keeps the number of an account that is
// gone, and no words of anybody.
export const feedbackTriage = migration(({ id, reference, instant, length, strict }) => [
  sql`alter table feedback add column state text not null default 'new'
    check (state in ('new', 'planned', 'in_progress', 'done', 'declined'))`,
  sql`alter table feedback add column assignee_id ${reference} references users (id) on delete set null`,
  sql`alter table feedback add column labels text not null default '[]'`,
  sql`create index feedback_by_state on feedback (state, created_at, id)`,
  sql`create index feedback_by_assignee on feedback (assignee_id, created_at, id)`,
  sql`create index feedback_labelled on feedback (labels, created_at, id) where labels <> '[]'`,
  sql`create table feedback_notes (
    id ${id},
    feedback_id ${reference} not null references feedback (id) on delete cascade,
    author_id ${reference} references users (id) on delete set null,
    text text not null check (${length}(text) <= 5000),
    created_at ${instant} not null
  ) ${strict}`,
  sql`create index feedback_notes_of_message on feedback_notes (feedback_id, id)`,
  sql`create index feedback_notes_by_author on feedback_notes (author_id)`,
  sql`create table admin_acts (
    id ${id},
    admin_id ${reference} not null,
    act text not null,
    feedback_id ${reference} not null,
    created_at ${instant} not null
  ) ${strict}`,
  sql`create index admin_acts_on_message on admin_acts (feedback_id, id)`,
])
