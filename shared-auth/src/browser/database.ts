import { type IDBPDatabase, openDB } from 'idb'
import { createTimeLimit } from './timeLimit'

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

let opened: Promise<IDBPDatabase<Schema>> | undefined
const timeLimit = createTimeLimit()

const open = () =>
  openDB<Schema>('truenorth', 2, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('drafts', { keyPath: ['userId', 'key'] })
        database.createObjectStore('writes', { keyPath: ['userId', 'key'] })
      }
      database.createObjectStore('demos', { keyPath: 'tab' })
      database.createObjectStore('demoWrites', { keyPath: ['tab', 'order'] })
    },
    // A newer version in another tab waits until this tab closes the database.
    blocking: () => void closeDatabase(),
    // A browser that is short of room closes the database by itself.
    terminated: () => {
      opened = undefined
    },
  })

/** Drafts and unsent writes of every user of this browser, and demos. Opened on first use. */
export const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= open()
  return opened
}

/** Closes the database; the next use opens it again. */
export const closeDatabase = async (): Promise<void> => {
  const closing = opened
  opened = undefined
  timeLimit.reset()
  await closing?.then((database) => database.close())
}

/** Runs `act` on the database. @throws as `act`, and when the database does not answer */
export const withDatabase = <T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> =>
  timeLimit.run(async () => act(await database()))
