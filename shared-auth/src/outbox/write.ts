/** A create that the server has not definitely answered. `key` is its Idempotency-Key. */
export type Write = {
  userId: string
  key: string
  /** Writes are sent in this order, which is that of their making. */
  order: number
  kind: string
  label: string
  /** The draft whose form this came from: saving that form again corrects this write. */
  draft: string | undefined
  path: string
  body: unknown
  /** The moment and zone of what it records (D39). */
  recordedAt: string
  zone: string | undefined
  state: 'sending' | 'waiting' | 'failed'
  attempts: number
  /** When it was last handed to the server. */
  triedAt: number
  /** When its author last pressed save. */
  askedAt: number
  /** Why the server refused it. */
  detail: string | undefined
}

const abandonedAfterMs = 30_000

export const contentOf = (body: unknown): string => JSON.stringify(body) ?? ''

/** Waiting, or left in the middle of an attempt by a page that was closed. */
export const isUnsent = (write: Write, now = Date.now()): boolean =>
  write.state === 'waiting' || (write.state === 'sending' && now - write.triedAt > abandonedAfterMs)

const words = ['userId', 'kind', 'label'] as const
const optionalWords = ['draft', 'zone', 'detail'] as const
const numbers = ['order', 'attempts', 'triedAt', 'askedAt'] as const
// Both travel in headers.
const isHeaderWord = (value: unknown) => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)
/** A path of our own server, and of no other. */
const isPath = (value: unknown) => typeof value === 'string' && /^\/(?![/\\])/.test(value)
const isInstant = (value: unknown) =>
  isHeaderWord(value) && !Number.isNaN(Date.parse(String(value)))
const isMissing = (value: unknown) => value === undefined

const isWrite = (stored: unknown): stored is Write => {
  if (typeof stored !== 'object' || stored === null) return false
  const found = stored as Partial<Record<keyof Write, unknown>>
  return (
    words.every((name) => typeof found[name] === 'string') &&
    optionalWords.every((name) => isMissing(found[name]) || typeof found[name] === 'string') &&
    numbers.every((name) => Number.isFinite(found[name])) &&
    isPath(found.path) &&
    isHeaderWord(found.key) &&
    isInstant(found.recordedAt) &&
    (isMissing(found.zone) || isHeaderWord(found.zone)) &&
    (found.state === 'sending' || found.state === 'waiting' || found.state === 'failed')
  )
}

/** To be told as waiting: what has failed before is not saved while it is tried again. */
export const isWaiting = (write: Write): boolean =>
  isUnsent(write) || (write.state === 'sending' && write.attempts > 0)

/** A stored write that can be sent; undefined for anything else. */
export const parseWrite = (stored: unknown): Write | undefined =>
  isWrite(stored) ? stored : undefined
