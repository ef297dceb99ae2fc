import { type IDBPDatabase, openDB } from 'idb'

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
let isStuck = false

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
  isStuck = false
  await closing?.then((database) => database.close())
}

const patienceMs = 2_000

// The clock of a page that was frozen runs on: its answers may only have waited as it did. So there are two waits.
const afterPatience = (act: () => void) => {
  let timer = setTimeout(() => {
    timer = setTimeout(act, patienceMs)
  }, patienceMs)
  return () => clearTimeout(timer)
}

/**
 * Runs `act` on the database. WebKit can leave transactions unanswered for as long as a page lives, when an
 * earlier page was left in the middle of one (https://bugs.webkit.org/show_bug.cgi?id=315804).
 * @throws as `act`; and when there is no answer within four seconds, from then on at once
 */
export const withDatabase = async <T>(
  act: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> => {
  const refuse = (): never => {
    throw new Error('The database of this browser does not answer.')
  }
  if (isStuck) return refuse()
  let stopWaiting: (() => void) | undefined
  const silence = new Promise<void>((resolve) => {
    stopWaiting = afterPatience(resolve)
  }).then(() => {
    isStuck = true
    return refuse()
  })
  try {
    return await Promise.race([database().then(act), silence])
  } finally {
    stopWaiting?.()
  }
}
