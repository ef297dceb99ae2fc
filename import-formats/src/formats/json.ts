// Values of a parsed JSON, as far as they can be trusted: an export may hold anything.

export type JsonRecord = Record<string, unknown>

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object; null for anything else. */
export const recordOf = (value: unknown) => (isRecord(value) ? value : null)

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A text, or a number as it is written; empty for anything else. */
export const nameOf = (value: unknown) =>
  typeof value === 'number' ? String(value) : textOf(value).trim()

/** The id of something, or null if the source has none. */
export const idOf = (value: unknown) => nameOf(value) || null

export const textsOf = (value: unknown) =>
  listOf(value).flatMap((one) => (typeof one === 'string' ? [one] : []))

/** The objects of a list with their places; what is none of them is an object without anything. */
export const recordsOf = (value: unknown) =>
  listOf(value).map((one, place): [number, JsonRecord] => [place, recordOf(one) ?? {}])
