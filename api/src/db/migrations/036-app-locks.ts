import { sql } from 'kysely'
import { migration } from './columns.ts'

// Locks of browsers, each by the hash of the secret that its browser knows it by. `share` is the server's half of the key; a
// lock without a verifier is opened by a passkey of the account.
export const appLocks = migration(({ reference, instant, count, strict }) => [
  sql`create table app_locks (
    hash text primary key,
    user_id ${reference} not null references users (id) on delete cascade,
    verifier_hash text,
    share text not null,
    wrong_pins ${count} not null,
    created_at ${instant} not null
  ) ${strict}`,
  sql`create index app_locks_of_user on app_locks (user_id, created_at)`,
  sql`create index app_locks_by_time on app_locks (created_at)`,
])
