import { sql } from 'kysely'
import { migration } from './columns.ts'

// Answers to feedback, and the letters that carry them. `stop_token` stands in the letter: with it nobody can do
// more than ask for no more letters. `letter_stops` holds hashes of addresses.
export const feedbackAnswers = migration(({ id, reference, instant, length, strict }) => [
  sql`create table feedback_answers (
    id ${id},
    feedback_id ${reference} not null references feedback (id) on delete cascade,
    author_id ${reference} references users (id) on delete set null,
    text text not null check (${length}(text) <= 5000),
    created_at ${instant} not null,
    seen_at ${instant},
    letter text not null check (letter in ('none', 'waiting', 'sent', 'failed', 'stopped')),
    attempts integer not null default 0,
    next_attempt_at ${instant},
    failure text not null default '',
    stop_token text not null unique
  ) ${strict}`,
  sql`create index feedback_answers_of_message on feedback_answers (feedback_id, id)`,
  sql`create index feedback_answers_by_author on feedback_answers (author_id)`,
  sql`create index feedback_answers_waiting on feedback_answers (next_attempt_at) where letter = 'waiting'`,
  sql`create table letter_stops (
    address_hash text primary key,
    created_at ${instant} not null
  ) ${strict}`,
])
