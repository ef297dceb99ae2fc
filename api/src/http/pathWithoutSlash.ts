/** `/api/mood/` and `/api/mood` are one path; routes are written without the slash. */
export const pathWithoutSlash = (request: Request) => {
  const { pathname } = new URL(request.url)
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}
