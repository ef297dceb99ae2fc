import { database, type UserStoreName } from '../browser/database'
import { report } from '../browser/report'
import { currentGeneration } from '../session/session'
import { deviceKeyOf, keyAtHand } from './deviceKey'
import { openItem, parseSealed, sealItem, type Owned } from './sealedItem'

type ItemStore<T extends Owned> = {
  put: (item: T) => Promise<void>
  get: (userId: string, key: string) => Promise<T | undefined>
  remove: (userId: string, key: string) => Promise<void>
  listOf: (userId: string) => Promise<T[]>
}
/** Items by user and key. */
export type UserStore<T extends Owned> = ItemStore<T> & {
  /** Puts an item that can be done without; false where there is no room for it, or no database. */
  putIfRoom: (item: T) => Promise<boolean>
  /** Encrypts what lies there in clear, from before this browser had the user's key. */
  sealAll: (userId: string) => Promise<void>
}

const inMemory = <T extends Owned>() => {
  const items = new Map<string, T>()
  const id = (userId: string, key: string) => JSON.stringify([userId, key])
  const store: ItemStore<T> = {
    put: async (item) => void items.set(id(item.userId, item.key), structuredClone(item)),
    get: async (userId, key) => structuredClone(items.get(id(userId, key))),
    remove: async (userId, key) => void items.delete(id(userId, key)),
    listOf: async (userId) =>
      structuredClone([...items.values()].filter((item) => item.userId === userId)),
  }
  return { store, clear: () => items.clear() }
}

// What a demo holds ends with it (D10): at the first use after the user has changed, nothing is left.
const ofDemo = <T extends Owned>() => {
  const { store, clear } = inMemory<T>()
  let generation = currentGeneration()
  return () => {
    if (generation !== currentGeneration()) clear()
    generation = currentGeneration()
    return store
  }
}

// Encrypted once this browser has the user's key; before that, and from earlier versions, in clear.
const inDatabase = <T extends Owned>(
  name: UserStoreName,
  parse: (stored: unknown) => T | undefined,
): ItemStore<T> & { sealAll: (userId: string) => Promise<void> } => {
  const listStored = async (userId: string) => {
    const own = IDBKeyRange.bound([userId], [userId, []])
    return (await database()).getAll(name, own)
  }
  const open = async (stored: unknown) => {
    const sealed = parseSealed(stored)
    if (!sealed) return parse(stored)
    const key = await deviceKeyOf(sealed.userId)
    return key && parse(await openItem(key, name, sealed))
  }
  const put = async (item: T) => {
    const key = await keyAtHand(item.userId)
    const stored = key ? await sealItem(key, name, item) : item
    await (await database()).put(name, stored)
  }
  // Crypto would end a transaction, so that an item is encrypted first, and stored if it is the same still.
  const sealOne = async (stored: unknown) => {
    const item = parseSealed(stored) ? undefined : parse(stored)
    const key = item && (await keyAtHand(item.userId))
    if (!key) return
    const sealed = await sealItem(key, name, item)
    const { store, done } = (await database()).transaction(name, 'readwrite')
    const present: unknown = await store.get([item.userId, item.key])
    if (JSON.stringify(present) === JSON.stringify(stored)) await store.put(sealed)
    await done
  }
  return {
    put,
    get: async (userId, key) => open(await (await database()).get(name, [userId, key])),
    remove: async (userId, key) => (await database()).delete(name, [userId, key]),
    listOf: async (userId) => {
      const items = await Promise.all((await listStored(userId)).map(open))
      return items.filter((item) => item !== undefined)
    },
    sealAll: async (userId) => {
      for (const stored of await listStored(userId)) await sealOne(stored)
    },
  }
}

/**
 * A store of the browser's database; in memory alone for a demo, or where the browser refuses a database.
 * @param parse turns what is stored, which may be anything, into an item; undefined for what is none
 */
export const createUserStore = <T extends Owned>(
  name: UserStoreName,
  parse: (stored: unknown) => T | undefined,
): UserStore<T> => {
  const durable = inDatabase(name, parse)
  const { store: fallback } = inMemory<T>()
  const demo = ofDemo<T>()
  let isBroken = false
  const use = async <R>(userId: string, act: (store: ItemStore<T>) => Promise<R>) => {
    if (userId === 'demo') return act(demo())
    if (isBroken) return act(fallback)
    try {
      return await act(durable)
    } catch (error) {
      report(error, 'this browser keeps no database: drafts and unsent writes end with the page')
      isBroken = true
      return act(fallback)
    }
  }
  const putIfRoom = async (item: T) => {
    if (item.userId === 'demo') await demo().put(item)
    else if (isBroken) return false
    else await durable.put(item)
    return true
  }
  return {
    // A full database is not a broken one: what it holds can still be read.
    putIfRoom: (item) => putIfRoom(item).catch(() => false),
    put: (item) => use(item.userId, (store) => store.put(item)),
    get: (userId, key) => use(userId, (store) => store.get(userId, key)),
    remove: (userId, key) => use(userId, (store) => store.remove(userId, key)),
    listOf: (userId) => use(userId, (store) => store.listOf(userId)),
    sealAll: durable.sealAll,
  }
}
