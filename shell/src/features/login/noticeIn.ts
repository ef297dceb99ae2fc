/** What another screen wants said here, from the state of that navigation. */
export const noticeIn = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined
  return typeof state.notice === 'string' ? state.notice : undefined
}
