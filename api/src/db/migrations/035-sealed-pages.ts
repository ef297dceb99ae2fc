import { sql } from 'kysely'
import { migration } from './columns.ts'

// Encrypted texts of entries, and the keys of accounts, wrapped: by a passphrase, a recovery code and passkeys.
export const sealedPages = migration(({ id, reference, instant, count, json, strict }) => [
  sql`alter table journal_entries add column sealed ${json}`,
  sql`alter table journal_entries add column sealed_id text`,
  sql`create unique index journal_entries_sealed on journal_entries (user_id, sealed_id) where sealed_id is not null`,
  sql`create table sealed_pages (
    user_id ${reference} primary key references users (id) on delete cascade,
    key_id text not null,
    seals_new ${count} not null,
    created_at ${instant} not null
  ) ${strict}`,
  sql`create table sealed_page_wraps (
    id ${id},
    user_id ${reference} not null references sealed_pages (user_id) on delete cascade,
    kind text not null,
    passkey_id ${reference} references passkeys (id) on delete cascade,
    kdf ${json} not null,
    nonce text not null,
    wrapped text not null
  ) ${strict}`,
  sql`create index sealed_page_wraps_of_user on sealed_page_wraps (user_id)`,
  sql`create unique index sealed_page_wraps_of_kind on sealed_page_wraps (user_id, kind) where passkey_id is null`,
  sql`create unique index sealed_page_wraps_of_passkey on sealed_page_wraps (passkey_id) where passkey_id is not null`,
])
