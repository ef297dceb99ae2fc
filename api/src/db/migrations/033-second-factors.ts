import { sql } from 'kysely'
import { migration } from './columns.ts'

// Secrets of authenticator apps, encrypted; one that was never confirmed has no `enabled_at`. `last_step` is the latest time
// step whose code was used. Challenges stand between a right password and its code. A remembered device with `is_once` is
// the browser in which a password was changed.
export const secondFactors = migration(({ id, reference, instant, count, strict }) => [
  sql`create table second_factors (
    user_id ${reference} primary key references users (id) on delete cascade,
    secret text not null,
    created_at ${instant} not null,
    enabled_at ${instant},
    last_step ${count}
  ) ${strict}`,
  sql`create index second_factors_unconfirmed on second_factors (created_at) where enabled_at is null`,
  sql`create table recovery_codes (
    user_id ${reference} not null references users (id) on delete cascade,
    hash text not null,
    used_at ${instant},
    primary key (user_id, hash)
  ) ${strict}`,
  sql`create table sign_in_challenges (
    hash text primary key,
    user_id ${reference} not null references users (id) on delete cascade,
    expires_at ${instant} not null
  ) ${strict}`,
  sql`create index sign_in_challenges_by_end on sign_in_challenges (expires_at)`,
  sql`create index sign_in_challenges_of_user on sign_in_challenges (user_id)`,
  sql`create table remembered_devices (
    id ${id},
    user_id ${reference} not null references users (id) on delete cascade,
    hash text not null,
    device text not null,
    last_used_at ${instant} not null,
    expires_at ${instant} not null,
    is_once ${count} not null,
    unique (user_id, hash)
  ) ${strict}`,
  sql`create index remembered_devices_by_end on remembered_devices (expires_at)`,
  sql`alter table sessions add column way text`,
])
