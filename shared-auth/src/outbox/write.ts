import * as z from '../browser/zod'

const abandonedAfterMs = 30_000

// Key, moment and zone travel in headers.
const headerText = z.string().check(z.regex(/^[\x21-\x7e]+$/))

const writeSchema = z.object({
  userId: z.string(),
  /** The Idempotency-Key. */
  key: headerText,
  /** Writes are sent in this order, in which they were made. */
  order: z.number(),
  /** What is created, as `mood`. */
  kind: z.string(),
  label: z.string(),
  /** The draft whose form this came from: saving that form again corrects this write. */
  draft: z.optional(z.string()),
  // A stored path must not lead to another site.
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
  body: z.unknown(),
  /** The moment and zone of what it records (D39). */
  recordedAt: headerText.check(({ value, issues }) => {
    if (Number.isNaN(Date.parse(value)))
      issues.push({ code: 'invalid_format', format: 'datetime', input: value })
  }),
  zone: z.optional(headerText),
  /** What the clock of that zone is ahead of UTC, in minutes (D42); writes of the first edition have none. */
  offset: z.optional(z.number()),
  state: z.enum(['sending', 'waiting', 'failed']),
  attempts: z.number(),
  /** When it was last sent, as milliseconds of the epoch. */
  triedAt: z.number(),
  /** When its author last pressed save, as milliseconds of the epoch. */
  askedAt: z.number(),
  /** Why the server refused it. */
  detail: z.optional(z.string()),
})

/**
 * A create that the server has not definitely responded to. `sending` while an attempt runs, `waiting`
 * after one without a result, `failed` when the server refused it. Stored in this shape.
 */
export type Write = z.output<typeof writeSchema>

/** A stored write that can be sent; undefined for anything else. */
export const parseWrite = (stored: unknown): Write | undefined => writeSchema.safeParse(stored).data

/** Waiting, or left in the middle of an attempt by a page that was closed. */
export const isUnsent = (write: Write, now = Date.now()): boolean =>
  write.state === 'waiting' ||
  // A moment that is ahead is of a clock that was set back since.
  (write.state === 'sending' && Math.abs(now - write.triedAt) > abandonedAfterMs)

/** Whether to count it as waiting. A write that has failed before is not saved while it is tried again. */
export const isWaiting = (write: Write): boolean =>
  isUnsent(write) || (write.state === 'sending' && write.attempts > 0)
