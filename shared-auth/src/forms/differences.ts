import type { Difference } from '@truenorth/shared-ui/forms'
import type { ReactNode } from 'react'

const isSameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether two sets of values are equal, field by field; a field that is undefined equals one that is missing. */
export const isSame = (a: object, b: object): boolean =>
  Object.keys({ ...a, ...b }).every((name) =>
    isSameValue(Reflect.get(a, name), Reflect.get(b, name)),
  )

const toText = (value: unknown) => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * The labelled fields in which two versions differ, for the conflict panel. `show` puts a value into
 * words; by default texts and numbers show as they are, and flags as "Yes" or "No".
 */
export const labelledDifferences = <Values extends object>(
  labels: { readonly [Name in keyof Values]?: string },
  mine: Values,
  theirs: Values,
  show: (name: keyof Values, values: Values) => ReactNode = (name, values) => toText(values[name]),
): Difference[] => {
  const differences: Difference[] = []
  // Unlike `Object.entries`, this loop knows the names of the fields by their type.
  for (const name in labels) {
    const field = labels[name]
    if (field !== undefined && !isSameValue(mine[name], theirs[name]))
      differences.push({ field, mine: show(name, mine), theirs: show(name, theirs) })
  }
  return differences
}
