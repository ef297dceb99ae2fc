/** Runs `act` while no other tab of the browser runs one of that name, where tabs can agree. */
export const exclusively = async <T>(
  name: string,
  waitMs: number,
  act: () => Promise<T>,
): Promise<T> => {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return act()
  // A tab that the browser froze may hold the lock for hours: do not wait for it that long.
  return locks.request(name, { signal: AbortSignal.timeout(waitMs) }, act)
}
