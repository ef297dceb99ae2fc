/** Does a path fit a route pattern such as `/mood/:moodId/edit`? A trailing slash does not count. */
export const matchesRoute = (pattern: string, path: string) => {
  const wanted = pattern.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean)
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => part.startsWith(':') || part === given[i])
  )
}
