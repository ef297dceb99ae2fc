import type { Difference } from './TwoVersions'

const written = (value: unknown) => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' ? value : ''
}

/** The fields in which two versions differ, by their labels. */
export const differencesOf = <Values extends object>(
  labels: { [name in keyof Values]?: string },
  mine: Values,
  theirs: Values,
): Difference[] =>
  (Object.keys(labels) as (keyof Values)[])
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({
      field: labels[name] ?? '',
      mine: written(mine[name]),
      theirs: written(theirs[name]),
    }))
