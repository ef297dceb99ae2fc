import { type UserStoreName, withDatabase } from '../browser/database'
import { report } from '../browser/report'
import { currentGeneration } from '../session/session'

type Owned = { userId: string; key: string }
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

const inDatabase = <T extends Owned>(
  name: UserStoreName,
  parse: (stored: unknown) => T | undefined,
): ItemStore<T> => ({
  put: async (item) => void (await withDatabase((database) => database.put(name, item))),
  get: async (userId, key) =>
    parse(await withDatabase((database) => database.get(name, [userId, key]))),
  remove: (userId, key) => withDatabase((database) => database.delete(name, [userId, key])),
  listOf: async (userId) => {
    const own = IDBKeyRange.bound([userId], [userId, []])
    const stored = await withDatabase((database) => database.getAll(name, own))
    return stored.map(parse).filter((item) => item !== undefined)
  },
})

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
  }
}
