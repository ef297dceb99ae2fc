import { type UserStoreName, withDatabase } from '../browser/database'
import { report } from '../browser/report'
import { currentGeneration } from '../session/session'
import { deviceKeyOf, keyAtHand } from './deviceKey'
import { openItem, parseSealed, sealItem, type Owned } from './sealedItem'

type ItemStore<T extends Owned> = {
  put: (item: T) => Promise<void>
  get: (userId: string, key: string) => Promise<T | undefined>
  /**
   * Changes an item by what lies there at that moment, and answers with what `edit` makes of it. Neither
   * brings back an item that was removed meanwhile nor undoes another change; `undefined` changes nothing.
   */
  change: (
    userId: string,
    key: string,
    edit: (item: T) => T | 'remove' | undefined,
  ) => Promise<T | 'remove' | undefined>
  remove: (userId: string, key: string) => Promise<void>
  listOf: (userId: string) => Promise<T[]>
  /** The keys of a user's items, whether these can be read now or not. */
  keysOf: (userId: string) => Promise<string[]>
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
  const ownItems = (userId: string) => [...items.values()].filter((item) => item.userId === userId)
  const store: ItemStore<T> = {
    put: async (item) => void items.set(id(item.userId, item.key), structuredClone(item)),
    get: async (userId, key) => structuredClone(items.get(id(userId, key))),
    change: async (userId, key, edit) => {
      const item = items.get(id(userId, key))
      const next = item && edit(structuredClone(item))
      if (next === 'remove') items.delete(id(userId, key))
      else if (next) items.set(id(userId, key), structuredClone(next))
      return next
    },
    remove: async (userId, key) => void items.delete(id(userId, key)),
    listOf: async (userId) => structuredClone(ownItems(userId)),
    keysOf: async (userId) => ownItems(userId).map(({ key }) => key),
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

const ownItems = (userId: string) => IDBKeyRange.bound([userId], [userId, []])

// Each encryption has a nonce of its own, so that it tells whether an item is still the same.
const fingerprint = (stored: unknown) => JSON.stringify(parseSealed(stored)?.value.nonce ?? stored)

// Crypto would end a transaction, so that `next` is made before, and put only over what it was made of.
const replace = (
  name: UserStoreName,
  { userId, key }: Owned,
  stored: unknown,
  next: Owned | 'remove',
) =>
  withDatabase(async (database) => {
    const { store, done } = database.transaction(name, 'readwrite')
    const present: unknown = await store.get([userId, key])
    const isSame = fingerprint(present) === fingerprint(stored)
    if (isSame) await (next === 'remove' ? store.delete([userId, key]) : store.put(next))
    await done
    return isSame
  })

// Encrypted once this browser has the user's key; before that, and from earlier versions, in clear.
const inDatabase = <T extends Owned>(
  name: UserStoreName,
  parse: (stored: unknown) => T | undefined,
): ItemStore<T> & { sealAll: (userId: string) => Promise<void> } => {
  const getStored = async (userId: string, key: string): Promise<unknown> =>
    withDatabase((database) => database.get(name, [userId, key]))
  const listStored = (userId: string) =>
    withDatabase((database) => database.getAll(name, ownItems(userId)))
  const open = async (stored: unknown) => {
    const sealed = parseSealed(stored)
    if (!sealed) return parse(stored)
    const key = await deviceKeyOf(sealed.userId)
    return key && parse(await openItem(key, name, sealed))
  }
  const close = async (item: T) => {
    const key = await keyAtHand(item.userId)
    return key ? sealItem(key, name, item) : item
  }
  const store: ItemStore<T> = {
    put: async (item) => {
      const stored = await close(item)
      await withDatabase((database) => database.put(name, stored))
    },
    get: async (userId, key) => open(await getStored(userId, key)),
    change: async (userId, key, edit) => {
      const stored = await getStored(userId, key)
      const item = await open(stored)
      const next = item && edit(item)
      if (!next) return undefined
      const closed = next === 'remove' ? next : await close(next)
      const isDone = await replace(name, item, stored, closed)
      return isDone ? next : store.change(userId, key, edit)
    },
    remove: (userId, key) => withDatabase((database) => database.delete(name, [userId, key])),
    listOf: async (userId) => {
      const items = await Promise.all((await listStored(userId)).map(open))
      return items.filter((item) => item !== undefined)
    },
    keysOf: async (userId) => {
      const ids = await withDatabase((database) => database.getAllKeys(name, ownItems(userId)))
      return ids.map(([, key]) => key)
    },
  }
  const sealAll = async (userId: string) => {
    for (const stored of await listStored(userId)) {
      const item = parseSealed(stored) ? undefined : parse(stored)
      // What has changed meanwhile was encrypted by that change.
      if (item) await replace(name, item, stored, await close(item))
    }
  }
  return { ...store, sealAll }
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
    change: (userId, key, edit) => use(userId, (store) => store.change(userId, key, edit)),
    remove: (userId, key) => use(userId, (store) => store.remove(userId, key)),
    listOf: (userId) => use(userId, (store) => store.listOf(userId)),
    keysOf: (userId) => use(userId, (store) => store.keysOf(userId)),
    sealAll: durable.sealAll,
  }
}
