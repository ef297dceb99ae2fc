import { sql } from 'kysely'
import type { Database } from '#src/db/openDatabase.ts'

const facts = sql<{ kind: string; rows: string; versions: string }>`
  select 'moods' as kind, count(*) as rows, coalesce(sum(version), 0) as versions from moods
  union all select 'journeys', count(*), coalesce(sum(version), 0) from journeys
  union all select 'milestones', count(*), coalesce(sum(version), 0) from milestones
  union all select 'journal_entries', count(*), coalesce(sum(version), 0) from journal_entries
  union all select 'held pictures', count(*), coalesce(sum(version), 0)
    from journal_images where loose_since is null
  union all select 'feedback', count(*), coalesce(sum(version), 0) from feedback
  union all select 'feedback_notes', count(*), 0 from feedback_notes
  union all select 'feedback_answers', count(*), count(seen_at) from feedback_answers
  union all select 'letter_stops', count(*), 0 from letter_stops
  union all select 'admin_acts', count(*), 0 from admin_acts
  union all select 'imports', count(*), coalesce(sum(length(state) + readings + entries), 0) from imports
  union all select 'import_keys', count(*), 0 from import_keys
  union all select 'export_tokens', count(*), 0 from export_tokens
  union all select 'passkeys', count(*), coalesce(sum(counter + length(name)), 0) from passkeys
  union all select 'second_factors', count(*), coalesce(sum(last_step + length(secret)), 0) from second_factors
  union all select 'recovery_codes', count(*), count(used_at) from recovery_codes
  union all select 'remembered_devices', count(*), coalesce(sum(length(device) + is_once), 0) from remembered_devices
  union all select 'operator_log', count(*), coalesce(sum(length(kind) + coalesce(actor_id, 0)), 0) from operator_log
  union all select 'account_events', count(*), coalesce(sum(length(kind) + length(device)), 0) from account_events
  union all select 'app_locks', count(*), coalesce(sum(wrong_pins + length(share)), 0) from app_locks
  union all select 'sealed_pages', count(*), coalesce(sum(seals_new), 0) from sealed_pages
  union all select 'sealed_page_wraps', count(*), coalesce(sum(length(wrapped)), 0) from sealed_page_wraps
  union all select 'users', count(*), coalesce(sum(length(email) + is_staff + is_superuser), 0) from users
  union all select 'once_keys', count(*), 0 from once_keys
  union all select 'client_reports', count(*),
    coalesce(sum(well + previous + away + loads + load_ms), 0) from client_reports`

/** The contents of a database in a few numbers, one of which changes with every write. */
export const databaseContents = async ({ db }: Database) => {
  const { rows } = await facts.execute(db)
  return Object.fromEntries(
    rows.map((row) => [row.kind, `${row.rows} rows, ${row.versions} versions`]),
  )
}
