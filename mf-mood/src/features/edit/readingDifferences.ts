import { allTags, type ReadingValues } from '../form/readingValues'

const sameTags = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((tag) => b.includes(tag))

/** The fields in which two versions of a reading differ; the order of tags says nothing. */
export const readingDifferences = (a: ReadingValues, b: ReadingValues) => [
  ...(['mood_value', 'energy', 'note'] as const).filter((field) => a[field] !== b[field]),
  ...(sameTags(allTags(a), allTags(b)) ? [] : (['tags'] as const)),
]
