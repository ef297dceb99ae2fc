import { type StoredDemo, type StoredDemoWrite, withDatabase } from '../browser/database'

const sweptAfterMs = 60 * 60 * 1000

// A date that the browser has cloned may be of another realm, where `instanceof` fails.
const isDate = (value: unknown) =>
  Object.prototype.toString.call(value) === '[object Date]' && !Number.isNaN(Number(value))

// The database may hold anything; an unreadable demo counts as none.
const parseDemo = (stored: StoredDemo | undefined) =>
  stored &&
  isDate(stored.startedAt) &&
  typeof stored.zone === 'string' &&
  Number.isFinite(stored.usedAt)
    ? stored
    : undefined

const writesOf = (tab: string) => IDBKeyRange.bound([tab], [tab, []])

/** The demo of a tab; undefined when there is none, or it is unreadable. */
export const readDemo = async (tab: string): Promise<StoredDemo | undefined> =>
  parseDemo(await withDatabase((database) => database.get('demos', tab)))

/** In the order in which they were made. */
export const listDemoWrites = (tab: string): Promise<StoredDemoWrite[]> =>
  withDatabase((database) => database.getAll('demoWrites', writesOf(tab)))

/** Stores one more write of a demo, which is in use now. */
export const addDemoWrite = (demo: StoredDemo, write: StoredDemoWrite): Promise<void> =>
  withDatabase(async (database) => {
    await database.put('demoWrites', write)
    await database.put('demos', { ...demo, usedAt: Date.now() })
  })

/** Removes a demo with its writes. */
export const removeDemo = (tab: string): Promise<void> =>
  withDatabase(async (database) => {
    const change = database.transaction(['demos', 'demoWrites'], 'readwrite')
    await Promise.all([
      change.objectStore('demos').delete(tab),
      change.objectStore('demoWrites').delete(writesOf(tab)),
      change.done,
    ])
  })

// Names of the locks that any tab holds now: every tab with a demo holds one of the demo's name.
const heldLocks = async () => {
  const locks: LockManager | undefined = navigator.locks
  const { held = [] } = (await locks?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => name ?? []))
}

/** Removes the demos of tabs that were closed an hour ago. A tab that is just reloading keeps its demo. */
export const sweepDemos = async (): Promise<void> => {
  const demos = await withDatabase((database) => database.getAll('demos'))
  const held = await heldLocks()
  const closed = demos.filter(
    ({ tab, usedAt }) => !held.has(tab) && Date.now() - usedAt > sweptAfterMs,
  )
  for (const { tab } of closed) await removeDemo(tab)
}
