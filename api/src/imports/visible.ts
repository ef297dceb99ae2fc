// Rows of an import are there for readers from the moment at which its own row says `done`.
import { sql } from 'kysely'

const ownImports = (userId: number) => sql`select id from imports where user_id = ${userId}`

/**
 * The condition of every query that reads or changes what a user sees of moods, journal_entries, journal_images, journeys or import_keys.
 * One of them must be the only table of the query that has an `import_id`.
 */
export const visibleTo = (userId: number) =>
  sql<boolean>`(import_id is null or import_id in (${ownImports(userId)} and state = 'done'))`

/** The same condition for `mood_days`, whose `import_id` is 0 where there is no import. */
export const visibleDaysOf = (userId: number) =>
  sql<boolean>`(import_id = 0 or import_id in (${ownImports(userId)} and state = 'done'))`

/** The condition for what counts towards the quota: also what an open import has added so far. */
export const keptFor = (userId: number) =>
  sql<boolean>`(import_id is null or import_id in (${ownImports(userId)} and state in ('open', 'done')))`

/** Imports of a user whose rows are still there and count no more. */
export const goneImports = (userId: number) =>
  sql`${ownImports(userId)} and state in ('undone', 'cancelled') and is_erased = 0`

/** What a list sums up of its items: an import that comes or goes shows, even where numbers stay equal. */
export const importedRevision = sql`version + coalesce(import_id, 0)`
