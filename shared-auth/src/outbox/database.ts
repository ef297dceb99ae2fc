import { type IDBPDatabase, openDB } from 'idb'

type Stored = { key: [userId: string, key: string]; value: unknown }
type Schema = { drafts: Stored; writes: Stored }
export type StoreName = keyof Schema

let opened: Promise<IDBPDatabase<Schema>> | undefined

const open = () =>
  openDB<Schema>('truenorth', 1, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: ['userId', 'key'] })
      database.createObjectStore('writes', { keyPath: ['userId', 'key'] })
    },
    // A newer version in another tab, or a browser short of room, takes the database away.
    blocking: () => void closeDatabase(),
    terminated: () => {
      opened = undefined
    },
  })

/** What outlives a page: drafts and unsent writes of every user of this browser. */
export const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= open()
  return opened
}

export const closeDatabase = async (): Promise<void> => {
  const closing = opened
  opened = undefined
  await closing?.then((database) => database.close())
}
