import type * as z from 'zod/mini'

/** The field messages of the reference back end, word for word. */
export const words = {
  required: 'This field is required.',
  null: 'This field may not be null.',
  blank: 'This field may not be blank.',
  notText: 'Not a valid string.',
  notInteger: 'A valid integer is required.',
  notBoolean: 'Must be a valid boolean.',
  notDate: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
  notDateTime:
    'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
  toCome: 'This must not be later than now.',
  notEmail: 'Enter a valid email address.',
  hugeNumber: 'String value too large.',
  nullCharacter: 'Null characters are not allowed.',
  atMost: (max: number) => `Ensure this value is less than or equal to ${max}.`,
  atLeast: (min: number) => `Ensure this value is greater than or equal to ${min}.`,
  tooLong: (max: number) => `Ensure this field has no more than ${max} characters.`,
  tooMany: (max: number) => `Ensure this field has no more than ${max} elements.`,
  notChoice: (given: string) => `"${given}" is not a valid choice.`,
  notList: (type: string) => `Expected a list of items but got type "${type}".`,
}

/** Makes the error of a type mismatch; a missing and a null value have messages of their own. */
export const typeError =
  (wrongType: string | ((given: unknown) => string)) =>
  ({ input }: z.core.$ZodRawIssue): string => {
    if (input === undefined) return words.required
    if (input === null) return words.null
    return typeof wrongType === 'string' ? wrongType : wrongType(input)
  }

/** The Python type of a JSON value, as the reference back end names it: `str`, `dict`, `NoneType`. */
export const pythonType = (value: unknown): string => {
  if (value === null || value === undefined) return 'NoneType'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string') return 'str'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  return 'dict'
}

const deepest = 50
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const member = (value: unknown, depth: number): string =>
  typeof value === 'string' ? quoted(value) : pythonText(value, depth)

/** A JSON value in Python's notation, as the reference back end quotes it; nesting beyond 50 levels is `...`. */
export const pythonText = (value: unknown, depth = 0): string => {
  if (depth > deepest) return '...'
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return `[${value.map((one) => member(one, depth + 1)).join(', ')}]`
  const entries = Object.entries(value).map(
    ([key, inner]) => `${quoted(key)}: ${member(inner, depth + 1)}`,
  )
  return `{${entries.join(', ')}}`
}
