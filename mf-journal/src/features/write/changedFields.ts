import { entryFields, type EntryText } from '../../api/entry'

/** Whether two values are written alike. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields in which two texts differ. */
export const differingFields = (before: EntryText, after: EntryText) =>
  entryFields.filter((field) => !same(before[field], after[field]))

/** The fields that differ, with their later values. */
export const changedFields = (before: EntryText, after: EntryText): Partial<EntryText> =>
  Object.fromEntries(differingFields(before, after).map((field) => [field, after[field]]))
