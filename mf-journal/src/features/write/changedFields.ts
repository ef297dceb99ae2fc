import type { EntryText } from '../../api/entry'

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields that differ, with their later values. */
export const changedFields = (before: EntryText, after: EntryText): Partial<EntryText> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => !same(before[field as keyof EntryText], value),
    ),
  )
