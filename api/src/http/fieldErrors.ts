import type { z } from 'zod'

type Messages = string[] | { [member: string]: Messages }

const put = (errors: Record<string, Messages>, path: PropertyKey[], message: string) => {
  const [first = 'non_field_errors', ...rest] = path.map(String)
  const known = errors[first]
  if (rest.length === 0) {
    errors[first] = Array.isArray(known) ? [...known, message] : [message]
    return
  }
  const members = known && !Array.isArray(known) ? known : {}
  put(members, rest, message)
  errors[first] = members
}

/** What a schema found, in the form of the reference back end: `{ tags: { 1: ['…'] } }`. */
export const fieldErrors = (issues: readonly z.core.$ZodIssue[]) => {
  const errors: Record<string, Messages> = {}
  for (const { path, message } of issues) put(errors, path, message)
  return errors
}
