import type { Difference } from '@truenorth/shared-ui/forms'

const written = (value: unknown) => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' ? value : ''
}

/** The fields in which two versions differ, by their labels. */
export const differencesOf = (
  labels: Record<string, string>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
): Difference[] =>
  Object.entries(labels)
    .filter(([name]) => mine[name] !== theirs[name])
    .map(([name, field]) => ({ field, mine: written(mine[name]), theirs: written(theirs[name]) }))
