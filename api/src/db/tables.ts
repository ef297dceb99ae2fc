import type { Generated } from 'kysely'
import type { FeedbackTables } from './feedbackTables.ts'
import type { AccountTables } from './accountTables.ts'

// Instants are `YYYY-MM-DDTHH:MM:SS.ffffffZ`, days `YYYY-MM-DD`, flags 0 or 1, on both databases.

/** Idempotency keys; the table keeps its first name. */
type IdempotencyKeyTable = {
  user_id: number
  key: string
  fingerprint: string
  /** JSON that holds the id of what was created, and nothing else. */
  answer: string
  created_at: string
}

type RateLimitTable = { key: string; points: number; expire: number | null }

type MoodTable = {
  id: Generated<number>
  user_id: number
  mood_value: number
  energy: string | null
  note: string
  tags: string
  recorded_at: string
  local_date: string
  time_zone: string
  utc_offset: number | null
  version: Generated<number>
  /** 1 where only the day is known. */
  day_only: Generated<number>
  /** `day_end` of its user when it was made. */
  day_end: Generated<number>
  /** When it was last changed by hand. */
  edited_at: Generated<string | null>
  import_id: Generated<number | null>
  /** The key under which an import knows the item. */
  import_key: Generated<string | null>
}

/** The tags that a user's counted days have. */
type MoodTagTable = { id: Generated<number>; user_id: number; name: string }

/** The readings of a day, counted; JSON lists of numbers. */
type MoodDayTable = {
  user_id: number
  local_date: string
  /** The import that the readings came with, or 0. */
  import_id: number
  /** Kinds of readings, each followed by how many there are. */
  kinds: string
  /** Ids of tags. */
  tags: string
}

type JourneyTable = {
  id: Generated<number>
  user_id: number
  title: string
  description: string
  start_date: string
  target_date: string
  status: string
  category: string
  color: string
  emoji: string
  created_at: string
  updated_at: string
  version: Generated<number>
  import_id: Generated<number | null>
  import_key: Generated<string | null>
}

type MilestoneTable = {
  id: Generated<number>
  journey_id: number
  title: string
  description: string
  type: string
  target_date: string | null
  is_completed: number
  reward: string
  progress: number
  created_at: string
  updated_at: string
  version: Generated<number>
  /** 1 where it came in with its path. */
  imported: Generated<number>
  /** The day on which it was reached; null where it was not, or where that is not known. */
  reached_on: string | null
}

type JournalEntryTable = {
  id: Generated<number>
  user_id: number
  entry_date: string
  /** `HH:MM` where the writer has told one. */
  entry_time: Generated<string | null>
  mood: number
  emotion: string
  title: string
  content: string
  tags: string
  /** JSON of `sealedSchema`; title, content and tags then say nothing. */
  sealed: Generated<string | null>
  /** The `id` in `sealed`. */
  sealed_id: Generated<string | null>
  created_at: string
  updated_at: string
  version: Generated<number>
  import_id: Generated<number | null>
  import_key: Generated<string | null>
}

type JournalImageTable = {
  id: Generated<number>
  user_id: number
  /** The entry that holds the picture; null since `loose_since`. */
  entry_id: Generated<number | null>
  position: Generated<number>
  alt: string
  type: string
  bytes: Uint8Array
  loose_since: string | null
  version: Generated<number>
  import_id: Generated<number | null>
}

type ClientReportTable = {
  day: string
  name: string
  version: string
  well: number
  previous: number
  away: number
  loads: number
  load_ms: number
  last_error: string
  last_error_at: string | null
  seen_at: string
}

/** What was brought in at once. Its rows are visible while `state` is `done`. */
type ImportTable = {
  id: Generated<number>
  user_id: number
  source: string
  file_name: string
  state: 'open' | 'done' | 'undone' | 'cancelled'
  readings: Generated<number>
  entries: Generated<number>
  images: Generated<number>
  paths: Generated<number>
  created_at: string
  touched_at: string
  finished_at: string | null
  /** Whether nothing is left to remove of an undone or cancelled import. */
  is_erased: Generated<number>
}

/** What was imported once; kept when the item is deleted by hand. */
type ImportKeyTable = {
  user_id: number
  key: string
  content: string
  likeness: string | null
  /** Null where the item outlived its import. */
  import_id: number | null
}

/** Every table of the database, by name. */
export type Tables = AccountTables &
  FeedbackTables & {
    once_keys: IdempotencyKeyTable
    rate_limits: RateLimitTable
    moods: MoodTable
    mood_tags: MoodTagTable
    mood_days: MoodDayTable
    journeys: JourneyTable
    milestones: MilestoneTable
    journal_entries: JournalEntryTable
    journal_images: JournalImageTable
    client_reports: ClientReportTable
    imports: ImportTable
    import_keys: ImportKeyTable
  }
