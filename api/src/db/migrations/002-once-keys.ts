import { sql } from 'kysely'
import { migration } from './columns.ts'

/** Idempotency keys. The table keeps its first name. */
export const idempotencyKeys = migration(({ reference, instant, strict }) => [
  sql`create table once_keys (
    user_id ${reference} not null references users (id) on delete cascade,
    key text not null,
    fingerprint text not null,
    answer text not null,
    created_at ${instant} not null,
    primary key (user_id, key)
  ) ${strict}`,
  sql`create index once_keys_by_age on once_keys (created_at)`,
])
