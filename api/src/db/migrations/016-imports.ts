import { sql } from 'kysely'
import { migration } from './columns.ts'

// What an import adds names it in `import_id`, which is no foreign key: the rows are removed in small
// batches, and an account's deletion reaches each of these tables by itself.
export const imports = migration(({ id, reference, instant, strict }) => [
  sql`create table imports (
    id ${id},
    user_id ${reference} not null references users (id) on delete cascade,
    source text not null,
    file_name text not null,
    state text not null check (state in ('open', 'done', 'undone', 'cancelled')),
    readings integer not null default 0,
    entries integer not null default 0,
    images integer not null default 0,
    created_at ${instant} not null,
    touched_at ${instant} not null,
    finished_at ${instant},
    is_erased integer not null default 0
  ) ${strict}`,
  sql`create index imports_of_user on imports (user_id, state)`,
  sql`create unique index imports_one_open on imports ((case state when 'open' then user_id end))`,
  sql`create index imports_by_state on imports (state, is_erased)`,
  sql`create table import_keys (
    user_id ${reference} not null references users (id) on delete cascade,
    key text not null,
    content text not null,
    likeness text,
    import_id ${reference},
    primary key (user_id, key)
  ) ${strict}`,
  sql`create index import_keys_like on import_keys (user_id, likeness) where likeness is not null`,
  sql`create index import_keys_of_import on import_keys (import_id) where import_id is not null`,
  ...['moods', 'journal_entries'].flatMap((table) => [
    sql`alter table ${sql.table(table)} add column import_id ${reference}`,
    sql`alter table ${sql.table(table)} add column import_key text`,
  ]),
  sql`alter table moods add column day_only integer not null default 0`,
  sql`alter table journal_images add column import_id ${reference}`,
  sql`create index moods_of_import on moods (import_id, version) where import_id is not null`,
  sql`create index journal_entries_of_import on journal_entries (import_id, version)
    where import_id is not null`,
  sql`create index journal_images_of_import on journal_images (import_id, version)
    where import_id is not null`,
])
