import { sql } from 'kysely'
import { migration } from './columns.ts'

export const accounts = migration(({ id, reference, instant, strict }) => [
  sql`create table users (
    id ${id},
    username text not null,
    username_key text not null unique,
    email text not null,
    email_key text unique,
    password_hash text not null,
    is_active integer not null default 1 check (is_active in (0, 1)),
    is_staff integer not null default 0 check (is_staff in (0, 1)),
    is_superuser integer not null default 0 check (is_superuser in (0, 1)),
    created_at ${instant} not null
  ) ${strict}`,
  sql`create table sessions (
    id text primary key,
    user_id ${reference} not null references users (id) on delete cascade,
    device text not null,
    created_at ${instant} not null,
    last_used_at ${instant} not null,
    expires_at ${instant} not null,
    signed_out_at ${instant}
  ) ${strict}`,
  sql`create index sessions_by_user on sessions (user_id, last_used_at)`,
  sql`create index sessions_by_expiry on sessions (expires_at)`,
  sql`create table refresh_tokens (
    hash text primary key,
    session_id text not null references sessions (id) on delete cascade,
    used_at ${instant}
  ) ${strict}`,
  sql`create index refresh_tokens_by_session on refresh_tokens (session_id)`,
  sql`create table password_resets (
    hash text primary key,
    user_id ${reference} not null references users (id) on delete cascade,
    expires_at ${instant} not null
  ) ${strict}`,
  sql`create index password_resets_by_user on password_resets (user_id)`,
  sql`create index password_resets_by_expiry on password_resets (expires_at)`,
])
