import type { Schema } from './apiDocument.ts'

type Maybe = Schema | undefined

const typesOf = ({ type }: Schema) => [type ?? []].flat()

/** What an old client may send and a new schema refuses. */
export const acceptsLess = (old: Maybe, next: Maybe, at = 'the request'): string[] => {
  if (!next) return old ? [`${at} has no body now`] : []
  const known = new Set(old?.required)
  const demanded = (next.required ?? []).filter((name) => !known.has(name))
  return [
    ...demanded.map((name) => `${at} has to have "${name}" now`),
    ...Object.keys(old?.properties ?? {})
      .filter((name) => !next.properties?.[name])
      .map((name) => `${at} may no longer have "${name}"`),
    ...narrowed(old, next, at),
    ...inside(old, next, at, acceptsLess),
  ]
}

/** What an old client reads and a new answer may lack. */
export const tellsLess = (old: Maybe, next: Maybe, at = 'the answer'): string[] => {
  if (!old) return []
  if (!next) return [`${at} has no body now`]
  const sure = new Set(next.required)
  return [
    ...(old.required ?? [])
      .filter((name) => !sure.has(name))
      .map((name) => `${at} may lack "${name}" now`),
    // Read the other way round: what the new answer may be has to lie within what the old one was.
    ...narrowed(next, old, at),
    ...inside(old, next, at, tellsLess),
  ]
}

/** Is there a type or a value in `wide` that `narrow` does not have? */
const narrowed = (wide: Maybe, narrow: Schema, at: string) => {
  if (!wide) return []
  const types = typesOf(narrow)
  const lost = typesOf(wide).filter((type) => types.length > 0 && !fits(type, types))
  const values = narrow.enum?.map((value) => JSON.stringify(value))
  const gone = (wide.enum ?? [])
    .map((value) => JSON.stringify(value))
    .filter((value) => values && !values.includes(value))
  return [
    ...lost.map((type) => `${at} is ${types.join(' or ')} on one side and ${type} on the other`),
    ...gone.map((value) => `${at} differs in whether ${value} is one of its values`),
  ]
}

const fits = (type: string, types: string[]) =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

const inside = (old: Maybe, next: Schema, at: string, compare: typeof tellsLess) => [
  ...Object.entries(old?.properties ?? {}).flatMap(([name, schema]) =>
    next.properties?.[name] ? compare(schema, next.properties[name], `"${name}" of ${at}`) : [],
  ),
  ...(old?.items && next.items ? compare(old.items, next.items, `each of ${at}`) : []),
]
