import { type IDBPDatabase, openDB } from 'idb'
import type { KeptDemo } from '../demo/demoShelf'
import type { DemoWrite } from '../demo/demoWrite'

type Stored = { key: [userId: string, key: string]; value: unknown }
type Schema = {
  drafts: Stored
  writes: Stored
  demos: { key: string; value: KeptDemo }
  demoWrites: { key: [tab: string, order: number]; value: DemoWrite }
}
export type StoreName = 'drafts' | 'writes'

let opened: Promise<IDBPDatabase<Schema>> | undefined

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
    // A newer version in another tab, or a browser short of room, takes the database away.
    blocking: () => void closeDatabase(),
    terminated: () => {
      opened = undefined
    },
  })

/** What outlives a page: drafts and unsent writes of every user of this browser, and demos. */
export const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= open()
  return opened
}

export const closeDatabase = async (): Promise<void> => {
  const closing = opened
  opened = undefined
  await closing?.then((database) => database.close())
}
