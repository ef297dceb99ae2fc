/** The path a visitor wanted when sent to /login, from that navigation's state; else /dashboard. */
export const wantedPath = (state: unknown): string => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/dashboard'
  const { from } = state
  // Only a path of this site: `//elsewhere` would lead away from it.
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/dashboard'
}
