import { sql } from 'kysely'
import { migration } from './columns.ts'

/** Tokens with which a program reads the export of an account, and nothing else. */
export const exportTokens = migration(({ id, reference, instant, strict }) => [
  sql`create table export_tokens (
    id ${id},
    user_id ${reference} not null references users (id) on delete cascade,
    name text not null,
    hash text not null unique,
    created_at ${instant} not null,
    last_used_at ${instant}
  ) ${strict}`,
  sql`create index export_tokens_of_user on export_tokens (user_id)`,
])
