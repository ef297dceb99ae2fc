const datetime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?Z$/
const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/
const parserWords = 'JSON parse error - '

const expectText = (ours: unknown, theirs: string) => {
  if (theirs.startsWith('<datetime ')) return expect(ours).toMatch(datetime)
  if (theirs === '<jwt>' || theirs.startsWith('{{')) return expect(ours).toMatch(jwt)
  if (theirs.startsWith(parserWords)) return expect(ours).toMatch(parserWords)
  return expect(ours).toBe(theirs)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Compares a body with the recorded one. Ours may have more fields; volatile fields are compared by
 * type, instants and tokens by their form.
 */
export const expectLike = (
  ours: unknown,
  theirs: unknown,
  volatile: readonly string[] = [],
  path = '',
): void => {
  if (volatile.includes(path) && !isObject(theirs)) expect(typeof ours).toBe(typeof theirs)
  else if (typeof theirs === 'string') expectText(ours, theirs)
  else if (Array.isArray(theirs)) {
    expect(ours).toHaveLength(theirs.length)
    theirs.forEach((member, index) =>
      expectLike(Array.isArray(ours) && ours[index], member, volatile, `${path}[${index}]`),
    )
  } else if (isObject(theirs)) {
    for (const [key, member] of Object.entries(theirs)) {
      const inner = path === '' || path.endsWith('.') ? `${path}${key}` : `${path}.${key}`
      expectLike(isObject(ours) ? ours[key] : undefined, member, volatile, inner)
    }
  } else expect(ours).toBe(theirs)
}
