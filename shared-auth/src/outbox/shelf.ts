import { report } from '../report/report'
import { onUserChange } from '../session/userChange'
import { database, type StoreName } from './database'
import { type Draft, parseDraft } from './draft'
import { parseWrite, type Write } from './write'

type Owned = { userId: string; key: string }
type Shelf<T extends Owned> = {
  put: (item: T) => Promise<void>
  get: (userId: string, key: string) => Promise<T | undefined>
  remove: (userId: string, key: string) => Promise<void>
  listOf: (userId: string) => Promise<T[]>
}
type KeptShelf<T extends Owned> = Shelf<T> & {
  /** Puts what other things can do without; false where there is no room for it, or no database. */
  putIfRoom: (item: T) => Promise<boolean>
}

const inMemory = <T extends Owned>() => {
  const items = new Map<string, T>()
  const id = (userId: string, key: string) => JSON.stringify([userId, key])
  const shelf: Shelf<T> = {
    put: async (item) => void items.set(id(item.userId, item.key), structuredClone(item)),
    get: async (userId, key) => structuredClone(items.get(id(userId, key))),
    remove: async (userId, key) => void items.delete(id(userId, key)),
    listOf: async (userId) =>
      structuredClone([...items.values()].filter((item) => item.userId === userId)),
  }
  return { ...shelf, empty: () => items.clear() }
}

const inDatabase = <T extends Owned>(
  name: StoreName,
  parse: (stored: unknown) => T | undefined,
): Shelf<T> => ({
  put: async (item) => void (await (await database()).put(name, item)),
  get: async (userId, key) => parse(await (await database()).get(name, [userId, key])),
  remove: async (userId, key) => (await database()).delete(name, [userId, key]),
  listOf: async (userId) => {
    const own = IDBKeyRange.bound([userId], [userId, []])
    const stored = await (await database()).getAll(name, own)
    return stored.map(parse).filter((item) => item !== undefined)
  },
})

const shelf = <T extends Owned>(durable: Shelf<T>): KeptShelf<T> => {
  const passing = inMemory<T>()
  const demo = inMemory<T>()
  let isBroken = false
  onUserChange(demo.empty)
  const on = async <R>(userId: string, act: (shelf: Shelf<T>) => Promise<R>) => {
    // What a demo holds ends with it (D10).
    if (userId === 'demo') return act(demo)
    if (isBroken) return act(passing)
    try {
      return await act(durable)
    } catch (error) {
      report(error, 'this browser keeps no database: drafts and unsent writes end with the page')
      isBroken = true
      return act(passing)
    }
  }
  const putIfRoom = async (item: T) => {
    if (item.userId === 'demo') await demo.put(item)
    else if (isBroken) return false
    else await durable.put(item)
    return true
  }
  return {
    // Full is not broken: what is kept already stays within reach.
    putIfRoom: (item) => putIfRoom(item).catch(() => false),
    put: (item) => on(item.userId, (shelf) => shelf.put(item)),
    get: (userId, key) => on(userId, (shelf) => shelf.get(userId, key)),
    remove: (userId, key) => on(userId, (shelf) => shelf.remove(userId, key)),
    listOf: (userId) => on(userId, (shelf) => shelf.listOf(userId)),
  }
}

/** Drafts by user; in memory alone for a demo, or where the browser refuses a database. */
export const drafts = shelf<Draft>(inDatabase('drafts', parseDraft))

/** Unsent writes by user; the same. */
export const writes = shelf<Write>(inDatabase('writes', parseWrite))
