type Match = { pattern: string; params: Record<string, string> }

const matchPath = (pattern: string, path: string): Record<string, string> | undefined => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return undefined
  }
  return params
}

/** The line of the table for a call; a literal path goes before one with `:name` parts. */
export const matchCall = (patterns: string[], method: string, path: string): Match | undefined => {
  const matches = patterns.flatMap((pattern) => {
    const [wantedMethod, wantedPath = ''] = pattern.split(' ')
    const params = wantedMethod === method ? matchPath(wantedPath, path) : undefined
    return params ? [{ pattern, params }] : []
  })
  return matches.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}
