// What was written in other apps, brought in as a whole: /imports/
import * as z from 'zod/mini'
import { calendarDay, instant } from './common.ts'
import { emotions } from './journal.ts'
import { categories, journeyStatuses, milestoneTypes } from './journeys.ts'
import { energies, highestMood, lowestMood } from './moods.ts'
import { latestDayEnd } from './readingDay.ts'

/** Apps and files whose exports can be read. */
export const importSources = [
  'daylio-backup',
  'daylio-csv',
  'day-one',
  'pixy',
  'pixels',
  'presently',
  'diaro',
  'daily-you',
  'journey',
  'jrnl',
  'rednotebook',
  'generic-csv',
  'truenorth',
] as const
export type ImportSource = (typeof importSources)[number]

/** Items that one request may carry; the request has at most one megabyte, as every other. */
export const mostItemsOfBatch = 500
/** Keys that one request may ask about. */
export const mostKeysOfRequest = 5_000
/** Days for which an import can be undone (D51). */
export const daysToUndo = 30

const hash = z.string().check(z.regex(/^[\w-]{43}$/))

/**
 * What tells an item from others over all imports of one person, as SHA-256 in base64url: `key` who it is, `content` what
 * it says (another content under a known key was changed in the source), `likeness` what an item of another source has in common with it:
 * kind, day, time and text; null without a time.
 */
export const importIdentitySchema = z.object({
  key: hash,
  content: hash,
  likeness: z.nullable(hash),
})

export type ImportIdentity = z.infer<typeof importIdentitySchema>

/**
 * What our own archive says of an item: its id and version in the account that the archive is of, and when it was
 * made (a reading: when it was recorded).
 */
export const archivedItemSchema = z.object({
  kind: z.enum(['reading', 'entry', 'path']),
  id: z.int(),
  version: z.int(),
  made_at: instant,
})

export type ArchivedItem = z.infer<typeof archivedItemSchema>

/** An item that the server is asked about. */
export const askedItemSchema = z.extend(importIdentitySchema, {
  archived: z.optional(archivedItemSchema),
})

export type AskedItem = z.infer<typeof askedItemSchema>

/** A question about what is here. `account` is the mark of the account that our own archive is of. */
export type KnownQuestion = { items: AskedItem[]; account?: string | undefined }

/** One reading or journal entry of an import. */
export const importItemSchema = z.extend(importIdentitySchema, {
  kind: z.enum(['reading', 'entry']),
  local_date: calendarDay,
  local_time: z
    .nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)))
    .check(z.meta({ description: 'Null when the source kept none; then no clock is shown.' })),
  time_zone: z.string().check(z.meta({ description: 'An IANA name or an offset: +02:00.' })),
  instant: z.nullable(instant).check(
    z.meta({
      description:
        'The moment, where the source keeps it; else it follows from day, time and zone.',
    }),
  ),
  mood: z.int().check(z.gte(lowestMood), z.lte(highestMood)),
  /** What only our own archive knows. */
  energy: z.nullable(z.enum(energies)),
  emotion: z.enum([...emotions, '']),
  /** The hour at which the day of a reading ended; 0 if left out. */
  day_end: z.optional(z.int().check(z.gte(0), z.lte(latestDayEnd))),
  edited_at: z
    .nullish(instant)
    .check(z.meta({ description: 'When it was last changed, where our own archive says so.' })),
  tags: z.array(z.string()),
  title: z.string(),
  text: z.string(),
  images: z
    .array(z.string())
    .check(z.meta({ description: 'Paths of pictures that were sent to this import.' })),
})

export type ImportItem = z.infer<typeof importItemSchema>

/** A waypoint of a path of an import. */
export const importWaypointSchema = z.object({
  title: z.string(),
  description: z.string(),
  type: z.enum(milestoneTypes),
  target_date: z.nullable(calendarDay),
  is_completed: z.boolean(),
  reward: z.string(),
  progress: z.int().check(z.gte(0), z.lte(100)),
  created_at: z.nullable(instant),
  /** The day on which it was completed, where that is known. */
  reached_on: z.nullish(calendarDay),
})

export type ImportWaypoint = z.infer<typeof importWaypointSchema>

/**
 * A path of an import with its waypoints, in their order. The moments are null where the source does not
 * keep them. One with many waypoints is sent in several requests: `waypoints_before` says how many of them
 * earlier ones had.
 */
export const importPathSchema = z.extend(importIdentitySchema, {
  title: z.string(),
  description: z.string(),
  start_date: calendarDay,
  target_date: calendarDay,
  status: z.enum(journeyStatuses),
  category: z.enum(categories),
  color: z.string(),
  emoji: z.string(),
  created_at: z.nullable(instant),
  updated_at: z.nullable(instant),
  last_activity: z.nullable(instant),
  waypoints: z.array(importWaypointSchema),
  waypoints_before: z.int().check(z.gte(0)),
})

export type ImportPath = z.infer<typeof importPathSchema>

/** An import as the list shows it. It can be undone until `undo_until`. */
export const importSchema = z.object({
  id: z.int(),
  source: z.enum(importSources),
  file_name: z.string(),
  state: z.enum(['open', 'done', 'undone']),
  readings: z.int(),
  entries: z.int(),
  images: z.int(),
  paths: z.optional(z.int()),
  created_at: instant,
  finished_at: z.nullable(instant),
  undo_until: z.nullable(instant),
})

export type Import = z.infer<typeof importSchema>

/** What is sent to begin an import. */
export type NewImport = { source: ImportSource; file_name: string }

/** Which of the items that were asked about (by their place in the request) are there already. */
export const knownItemsSchema = z.object({
  known: z.array(z.int()),
  changed: z
    .array(z.int())
    .check(z.meta({ description: 'Known, but the source says something else now.' })),
  similar: z
    .array(z.int())
    .check(z.meta({ description: 'Not known, but an item of another source is like it.' })),
})

export type KnownItems = z.infer<typeof knownItemsSchema>

/** An item of an import that was changed or used after it came in. A path has `is_path`; older shells read it as an entry. */
export const editedImportItemSchema = z.object({
  kind: z.enum(['reading', 'entry']),
  id: z.int(),
  local_date: calendarDay,
  title: z.string(),
  is_path: z.optional(z.boolean()),
})

export type EditedImportItem = z.infer<typeof editedImportItemSchema>

/** What an answer to a batch says: how many were new. Sent twice, a batch adds nothing the second time. */
export const importedBatchSchema = z.object({ added: z.int() })
