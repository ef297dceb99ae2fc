// The keys under which drafts and unsent writes lie in this browser: one of each user, from the server (D46).
import type { DeviceKeyAnswer } from '@truenorth/api-contract/account'
import { decodeBase64Url } from '../browser/base64url'
import { createDatabase } from '../browser/createDatabase'
import { report } from '../browser/report'
import * as z from '../browser/zod'
import { isNetworkError } from '../http/errors'
import { get } from '../http/httpClient'
import { session } from '../session/session'
import { importKey, type DeviceKey } from './seal'

// A database of its own, so that the one with people's words keeps its version: a shell that was taken back opens it.
type Schema = { keys: { key: string; value: DeviceKey } }

// Written anew, because the contract's module of accounts would come along, which few screens need.
const answerSchema = z.object({
  key: z.string().check(z.regex(/^[\w-]{43}$/)),
}) satisfies z.ZodMiniType<DeviceKeyAnswer>

const keys = createDatabase<Schema>(
  'truenorth-keys',
  1,
  (database) => void database.createObjectStore('keys'),
)

/** Runs `act` on the database of keys, whose contents are forgotten when the session ends. */
export const { run: deviceKeys } = keys

const known = new Map<string, DeviceKey>()
const asked = new Map<string, Promise<DeviceKey | undefined>>()

/** Closes the database of the keys and forgets those in memory; the next use opens it again. */
export const closeKeys = async (): Promise<void> => {
  known.clear()
  asked.clear()
  await keys.close()
}

const isKey = (stored: unknown): stored is DeviceKey =>
  ArrayBuffer.isView(stored) ||
  (typeof stored === 'object' && stored !== null && 'algorithm' in stored)

const storedKey = async (userId: string) => {
  const stored: unknown = await keys.run((database) => database.get('keys', userId))
  return isKey(stored) ? stored : undefined
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(decodeBase64Url(base64url), (character) => character.charCodeAt(0))

// Asked for by the session of this user alone.
const fetchKey = async (userId: string) => {
  if (session.userId !== userId || session.demo) return undefined
  const { key } = await get('/auth/device-key/', answerSchema)
  return importKey(bytesOf(key))
}

// It is kept for reloads without a network, as long as its user is signed in.
const keep = async (userId: string, key: DeviceKey) => {
  if (session.userId !== userId) return
  known.set(userId, key)
  await keys.run(async (database) => {
    // A sign-out in between has forgotten it. Private windows of some browsers keep no such key.
    if (session.userId === userId) await database.put('keys', key, userId)
  })
}

const find = async (userId: string) => {
  const stored = await storedKey(userId).catch(() => undefined)
  const key = stored ?? (await fetchKey(userId))
  if (key)
    await keep(userId, key).catch((error: unknown) => report(error, 'a key that is not kept'))
  return key
}

/** This user's key: as it is known here, else from the server; undefined when it cannot be had now. */
export const deviceKeyOf = async (userId: string): Promise<DeviceKey | undefined> => {
  const key = known.get(userId)
  if (key) return key
  const finding = asked.get(userId) ?? find(userId).finally(() => asked.delete(userId))
  asked.set(userId, finding)
  return finding.catch((error: unknown) => {
    if (!isNetworkError(error)) report(error, 'the key to what waits in this browser')
    return undefined
  })
}

/** This user's key, if this browser has it: what is being typed does not wait for a network. */
export const keyAtHand = async (userId: string): Promise<DeviceKey | undefined> =>
  known.get(userId) ?? storedKey(userId).catch(() => undefined)

/** Removes the keys from the browser's database; this page still encrypts with those that it has. */
export const removeStoredKeys = (): Promise<void> => keys.run((database) => database.clear('keys'))

/**
 * Forgets the keys of users whose session has ended: at once where a reload would find them, and in this
 * page when `stored` says that what was typed has been encrypted. A page whose session was refused encrypts
 * what is still being typed into it with the key that it has.
 */
export const forgetKeys = async (stored: () => Promise<void> = async () => {}): Promise<void> => {
  try {
    if (session.status === 'signedOut') await removeStoredKeys()
  } finally {
    await stored()
    const { status, ended, userId } = session
    for (const id of known.keys())
      if (status === 'signedOut' ? ended !== 'refused' : userId !== undefined && id !== userId)
        known.delete(id)
  }
}
