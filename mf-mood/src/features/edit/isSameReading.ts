import type { ReadingValues } from '../form/readingValues'

const hasSameTags = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((tag) => b.includes(tag))

/** Whether two versions of a reading say the same; the order of tags says nothing. */
export const isSameReading = (a: ReadingValues, b: ReadingValues) =>
  a.mood_value === b.mood_value &&
  a.energy === b.energy &&
  a.note === b.note &&
  hasSameTags(a.tags, b.tags)
