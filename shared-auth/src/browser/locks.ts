/**
 * Runs `act` while no other tab of the browser holds the lock of that name; at once in a browser without
 * locks.
 * @throws a `DOMException` when the lock is not free within `waitMs`: a tab that the browser froze may
 * hold it for hours
 */
export const withLock = async <T>(
  name: string,
  waitMs: number,
  act: () => Promise<T>,
): Promise<T> => {
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request(name, { signal: AbortSignal.timeout(waitMs) }, act) : act()
}
