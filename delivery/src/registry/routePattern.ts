// Patterns of routes, such as `/mood/:moodId/edit`. A trailing slash does not count.

const partsOf = (path: string) => path.split('/').filter(Boolean)
const isParameter = (part: string) => part.startsWith(':')

/** Does a path fit a pattern? */
export const matchesPattern = (pattern: string, path: string) => {
  const wanted = partsOf(pattern)
  const given = partsOf(path)
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => isParameter(part) || part === given[i])
  )
}

/** Is there a path that fits both patterns? */
export const patternsOverlap = (one: string, other: string) => {
  const [a, b] = [partsOf(one), partsOf(other)]
  return (
    a.length === b.length &&
    a.every((part, i) => part === b[i] || isParameter(part) || isParameter(b[i] ?? ''))
  )
}

/** The parameters of a pattern, with their colon. */
export const parametersIn = (pattern: string): string[] => pattern.match(/:\w+/g) ?? []

/** File name of a route's document: `/mood/:moodId/edit` has `screen.mood._.edit.html`. */
export const documentName = (pattern: string) =>
  ['screen', ...partsOf(pattern).map((part) => (isParameter(part) ? '_' : part)), 'html'].join('.')
