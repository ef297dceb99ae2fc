export type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string'
const number: Check = (value) => Number.isFinite(value)

const isDated: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value))

// Making a format costs a tenth of a millisecond, and ten years of readings name few zones.
const knownZones = new Set<unknown>()

const isZone: Check = (value) => {
  if (knownZones.has(value)) return true
  try {
    if (typeof value !== 'string' || !Intl.DateTimeFormat('en', { timeZone: value })) return false
    knownZones.add(value)
    return true
  } catch {
    // The browser's only word for a zone that it does not know.
    return false
  }
}

/** Checks of what a server sends, for `readerOf`. */
export const is = {
  text,
  number,
  flag: (value: unknown) => typeof value === 'boolean',
  /** Names an item: a number, or a word. */
  id: (value: unknown) => number(value) || (typeof value === 'string' && value !== ''),
  /** A moment, as ISO 8601 has it. */
  instant: isDated,
  /** A calendar day; a time behind it does not matter. */
  day: isDated,
  /** A time zone that this browser knows, by its IANA name. */
  zone: isZone,
  /** A whole number within bounds. */
  whole: (least: number, most: number): Check => {
    return (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most
  },
  oneOf: (values: readonly unknown[]): Check => {
    return (value) => values.includes(value)
  },
  listOf: (check: Check): Check => {
    return (value) => Array.isArray(value) && value.every(check)
  },
  /** An object with such fields. */
  like: (shape: Record<string, Check>): Check => {
    const checks = Object.entries(shape)
    return (value) =>
      typeof value === 'object' &&
      value !== null &&
      checks.every(([field, check]) => check(Reflect.get(value, field)))
  },
  /** Left out, or as the check says. */
  optional: (check: Check): Check => {
    return (value) => value === undefined || check(value)
  },
  /** Left out, null, or as the check says. */
  maybe: (check: Check): Check => {
    return (value) => value === undefined || value === null || check(value)
  },
}
