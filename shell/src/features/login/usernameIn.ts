/** Who has just registered need not type the name again: it comes with the navigation. */
export const usernameIn = (state: unknown): string => {
  if (typeof state !== 'object' || state === null || !('username' in state)) return ''
  return typeof state.username === 'string' ? state.username : ''
}
