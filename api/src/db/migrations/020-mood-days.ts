import { sql } from 'kysely'
import { migration } from './columns.ts'

// Readings counted by day. Rows of an import stand apart (0 is none), so that it comes and goes at once.
// `has_mood_days` is 0 until the days of a user's earlier readings have been counted.
export const moodDays = migration(({ id, reference, day, strict }) => [
  sql`create table mood_tags (
    id ${id},
    user_id ${reference} not null references users (id) on delete cascade,
    name text not null
  ) ${strict}`,
  sql`create unique index mood_tags_of_user on mood_tags (user_id, name)`,
  sql`create table mood_days (
    user_id ${reference} not null references users (id) on delete cascade,
    local_date ${day} not null,
    import_id ${reference} not null,
    kinds text not null,
    tags text not null,
    primary key (user_id, local_date, import_id)
  ) ${strict}`,
  sql`create index mood_days_of_import on mood_days (import_id, user_id) where import_id <> 0`,
  sql`alter table users add column has_mood_days integer not null default 0`,
  sql`create index users_by_mood_days on users (has_mood_days)`,
])
