/**
 * The path a visitor wanted when sent to /login, from that navigation's state; else /dashboard. A
 * page that somebody else's session ended on is not shown to who signs in after them.
 */
export const wantedPath = (state: unknown, userId: string | undefined): string => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/dashboard'
  if ('owner' in state && state.owner !== userId) return '/dashboard'
  const { from } = state
  // Only a path of this site: `//elsewhere` would lead away from it.
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/dashboard'
}
