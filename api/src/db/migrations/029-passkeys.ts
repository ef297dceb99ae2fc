import { sql } from 'kysely'
import { migration } from './columns.ts'

// Passkeys by the id that their authenticator gave them, and the challenges that wait for an answer; those for signing in
// belong to nobody yet. `passkey_handle` is the random name under which authenticators know an account.
export const passkeys = migration(({ id, reference, instant, count, strict }) => [
  sql`create table passkeys (
    id ${id},
    user_id ${reference} not null references users (id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter ${count} not null,
    name text not null,
    created_at ${instant} not null,
    last_used_at ${instant}
  ) ${strict}`,
  sql`create index passkeys_of_user on passkeys (user_id)`,
  sql`create table passkey_challenges (
    hash text primary key,
    user_id ${reference} references users (id) on delete cascade,
    expires_at ${instant} not null
  ) ${strict}`,
  sql`create index passkey_challenges_by_end on passkey_challenges (expires_at)`,
  sql`create index passkey_challenges_of_user on passkey_challenges (user_id)`,
  sql`alter table users add column passkey_handle text`,
])
