import { database } from '../outbox/database'
import { heldTabs } from './demoTab'
import type { DemoWrite } from './demoWrite'

/** One tab's demo: from when and where its sample year is, and when it was last used. */
export type KeptDemo = { tab: string; startedAt: Date; zone: string; usedAt: number }

const closedForMs = 60 * 60 * 1000

const isDate = (value: unknown) =>
  Object.prototype.toString.call(value) === '[object Date]' && !Number.isNaN(Number(value))

/** What stands in the database may be anything: a demo that cannot be read is none. */
const parseDemo = (stored: KeptDemo | undefined) =>
  stored &&
  isDate(stored.startedAt) &&
  typeof stored.zone === 'string' &&
  Number.isFinite(stored.usedAt)
    ? stored
    : undefined

const writesOf = (tab: string) => IDBKeyRange.bound([tab], [tab, []])

export const readDemo = async (tab: string): Promise<KeptDemo | undefined> =>
  parseDemo(await (await database()).get('demos', tab))

export const writeDemo = async (demo: KeptDemo): Promise<void> =>
  void (await (await database()).put('demos', demo))

export const listDemoWrites = async (tab: string): Promise<DemoWrite[]> =>
  (await database()).getAll('demoWrites', writesOf(tab))

export const addDemoWrite = async (write: DemoWrite): Promise<void> =>
  void (await (await database()).put('demoWrites', write))

export const removeDemo = async (tab: string): Promise<void> => {
  const change = (await database()).transaction(['demos', 'demoWrites'], 'readwrite')
  await Promise.all([
    change.objectStore('demos').delete(tab),
    change.objectStore('demoWrites').delete(writesOf(tab)),
    change.done,
  ])
}

/** Removes the demos of tabs that were closed; a tab in the middle of a reload is left alone. */
export const sweepDemos = async (): Promise<void> => {
  const demos = await (await database()).getAll('demos')
  const held = await heldTabs()
  const closed = demos.filter(
    ({ tab, usedAt }) => !held.has(tab) && Date.now() - usedAt > closedForMs,
  )
  for (const { tab } of closed) await removeDemo(tab)
}
