import { sql } from 'kysely'
import { migration } from './columns.ts'

export const journal = migration(({ id, reference, instant, day, json, bytes, length, strict }) => [
  sql`create table journal_entries (
    id ${id},
    user_id ${reference} not null references users (id) on delete cascade,
    entry_date ${day} not null,
    mood integer not null check (mood between 1 and 5),
    emotion text not null,
    title text not null check (${length}(title) between 1 and 200),
    content text not null,
    tags ${json} not null,
    created_at ${instant} not null,
    updated_at ${instant} not null,
    version integer not null default 1
  ) ${strict}`,
  sql`create index journal_entries_newest_first on journal_entries (user_id, entry_date, id)`,
  sql`create table journal_images (
    id ${id},
    user_id ${reference} not null references users (id) on delete cascade,
    entry_id ${reference} references journal_entries (id) on delete cascade,
    position integer not null default 0,
    alt text not null,
    type text not null,
    bytes ${bytes} not null,
    loose_since ${instant},
    version integer not null default 1,
    check ((entry_id is null) = (loose_since is not null))
  ) ${strict}`,
  sql`create index journal_images_by_entry on journal_images (entry_id, position, id)`,
  sql`create index journal_images_by_user on journal_images (user_id)`,
  sql`create index journal_images_loose on journal_images (loose_since) where loose_since is not null`,
])
