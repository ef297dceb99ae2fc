// What this browser remembers of sealed pages: the unlocked key, whether there are keys, and which revisions it has seen.
import { createDatabase } from '../browser/createDatabase'
import { report } from '../browser/report'
import { deviceKeys } from '../outbox/deviceKey'

/**
 * What the server last said of an account: the id of its key, null without one, whether new entries are sealed, and whether
 * a passkey opens them.
 */
export type Known = { keyId: string | null; sealsNew: boolean; byPasskey: boolean }

type Schema = {
  known: { key: string; value: Known }
  revisions: { key: [userId: string, pageId: string]; value: number }
}

const database = createDatabase<Schema>('truenorth-sealed-pages', 1, (opened) => {
  opened.createObjectStore('known')
  opened.createObjectStore('revisions')
})

/** Closes the database; the next use opens it again. */
export const closeMemory = (): Promise<void> => {
  seen.clear()
  return database.close()
}

export const rememberKnown = async (userId: string, known: Known): Promise<void> => {
  await database.run((opened) => opened.put('known', known, userId))
}

/** What was known last; undefined where nothing was, or where the browser keeps no database. */
export const recallKnown = (userId: string): Promise<Known | undefined> =>
  database.run((opened) => opened.get('known', userId)).catch(() => undefined)

// Beside the key of drafts, which is forgotten when the session ends.
const nameOf = (userId: string, keyId: string) => `sealed pages of ${userId} ${keyId}`

const isCryptoKey = (stored: unknown): stored is CryptoKey =>
  typeof stored === 'object' && stored !== null && 'algorithm' in stored

/** Keeps the key of an account unlocked on this device. */
export const keepUnlocked = async (
  userId: string,
  keyId: string,
  key: CryptoKey,
): Promise<void> => {
  await deviceKeys((opened) => opened.put('keys', key, nameOf(userId, keyId)))
}

export const recallUnlocked = async (
  userId: string,
  keyId: string,
): Promise<CryptoKey | undefined> => {
  const stored: unknown = await deviceKeys((opened) =>
    opened.get('keys', nameOf(userId, keyId)),
  ).catch(() => undefined)
  return isCryptoKey(stored) ? stored : undefined
}

export const forgetUnlocked = (userId: string, keyId: string): Promise<void> =>
  deviceKeys((opened) => opened.delete('keys', nameOf(userId, keyId)))

const seen = new Map<string, Map<string, number>>()

const revisionsOf = async (userId: string) => {
  const known = seen.get(userId)
  if (known) return known
  const range = IDBKeyRange.bound([userId], [userId, []])
  const stored = await database.run(async (opened) => {
    const { store } = opened.transaction('revisions')
    return Promise.all([store.getAllKeys(range), store.getAll(range)])
  })
  const [keys, values] = stored
  const revisions = new Map(keys.map(([, pageId], index) => [pageId, values[index] ?? 0]))
  seen.set(userId, revisions)
  return revisions
}

/** Notes that this device has seen a revision of a page; returns the highest that it has seen, this one included. */
export const noteRevision = async (
  userId: string,
  pageId: string,
  revision: number,
): Promise<number> => {
  try {
    const revisions = await revisionsOf(userId)
    const highest = Math.max(revisions.get(pageId) ?? 0, revision)
    if (highest === revisions.get(pageId)) return highest
    revisions.set(pageId, highest)
    await database.run((opened) => opened.put('revisions', highest, [userId, pageId]))
    return highest
  } catch (error) {
    // A private window may keep no database: then nothing is known from earlier.
    report(error, 'revisions of sealed pages')
    return revision
  }
}
