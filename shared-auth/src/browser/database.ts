import { createDatabase } from './createDatabase'

/** One tab's demo: from when and where its sample year is, and when it was last used. */
export type StoredDemo = { tab: string; startedAt: Date; zone: string; usedAt: number }

/** A request that changed something in a demo, as it was sent; `order` counts those of its tab. */
export type StoredDemoWrite = {
  tab: string
  order: number
  at: Date
  method: string
  url: string
  headers: [name: string, value: string][]
  body: ArrayBuffer
}

type OfUser = { key: [userId: string, key: string]; value: unknown }
// Stores and key paths hold people's data: they change only with a new version and its upgrade.
type Schema = {
  drafts: OfUser
  writes: OfUser
  demos: { key: string; value: StoredDemo }
  demoWrites: { key: [tab: string, order: number]; value: StoredDemoWrite }
}
/** The stores whose items belong to a user. */
export type UserStoreName = 'drafts' | 'writes'

const stores = createDatabase<Schema>('truenorth', 2, (database, before) => {
  if (before < 1) {
    database.createObjectStore('drafts', { keyPath: ['userId', 'key'] })
    database.createObjectStore('writes', { keyPath: ['userId', 'key'] })
  }
  database.createObjectStore('demos', { keyPath: 'tab' })
  database.createObjectStore('demoWrites', { keyPath: ['tab', 'order'] })
})

/** Drafts and unsent writes of every user of this browser, and demos. */
export const { open: database, close: closeDatabase, run: withDatabase } = stores
