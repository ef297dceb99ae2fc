const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** The name of a JSON value's type as the reference back end says it. */
export const pythonType = (value: unknown): string => {
  if (value === null || value === undefined) return 'NoneType'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string') return 'str'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  return 'dict'
}

const deepest = 50

const inner = (value: unknown, depth: number): string =>
  typeof value === 'string' ? quoted(value) : pythonText(value, depth)

/** A JSON value as the reference back end quotes it in a message; what lies deeper than any real value is `...`. */
export const pythonText = (value: unknown, depth = 0): string => {
  if (depth > deepest) return '...'
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return `[${value.map((member) => inner(member, depth + 1)).join(', ')}]`
  const members = Object.entries(value).map(
    ([key, member]) => `${quoted(key)}: ${inner(member, depth + 1)}`,
  )
  return `{${members.join(', ')}}`
}
