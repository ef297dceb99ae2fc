// The lock of this browser, as its owner sets it.
import type { LockName, NewLock } from '@truenorth/api-contract/appLock'
import { report } from '../browser/report'
import { del, post } from '../http/httpClient'
import { noContent } from '../http/parseBody'
import { session } from '../session/session'
import { markSignedInBefore, removeStored } from '../session/storage'
import { newKeyPair, newSalt, newSecret, pinSecrets, sealPrivateKey } from './lockCrypto'
import { markSeen } from './lockMark'
import { changeLock, inTurn, readLock, writeLock, type LockRecord } from './lockRecord'
import { watchLock } from './locking'
import { locksPath, shareByPasskey, type AskPasskey } from './unlocking'
import { endLock, wrapStored } from './wrapTokens'

/** The PIN of a lock, or what asks for a passkey; and after how many minutes away it locks. */
export type LockSettings = { minutes: number } & ({ pin: string } | { ask: AskPasskey })

const removeFromServer = (lock: string) => {
  const name: LockName = { lock }
  return del(locksPath, { data: name })
}

// A passkey that does not work here would open nothing.
const tryPasskey = async (lock: string, ask: AskPasskey) => {
  try {
    await shareByPasskey(lock, ask)
  } catch (error) {
    await removeFromServer(lock).catch((cause: unknown) => report(cause, 'a lock of no use'))
    throw error
  }
}

// Tabs that were open before hear only of local storage.
const tellOtherTabs = () => {
  removeStored('truenorth_seen')
  markSignedInBefore()
}

/**
 * Gives this browser a lock, in the place of the one that it may have. It is open. Rejects as `post`, and as `ask` when the
 * passkey does not answer: nothing has changed then.
 */
export const turnLockOn = async ({ minutes, ...by }: LockSettings): Promise<void> => {
  const { userId } = session
  if (!userId || session.demo) throw new Error('Nobody is signed in.')
  const before = await readLock()
  const salt = newSalt()
  const secrets = 'pin' in by ? await pinSecrets(by.pin, salt) : undefined
  const { publicKey, privateKey } = await newKeyPair()
  const lock = newSecret()
  const share = newSecret()
  const sealed = await sealPrivateKey({ userId, salt }, share, secrets?.keyPart, privateKey)
  const record: LockRecord = {
    userId,
    kind: secrets ? 'pin' : 'passkey',
    minutes,
    salt,
    publicKey,
    ways: [{ lock, privateKey: sealed }],
  }
  const made: NewLock = { lock, share, verifier: secrets?.verifier }
  await post(locksPath, made, noContent)
  if ('ask' in by) await tryPasskey(lock, by.ask)
  await inTurn(() => writeLock(record))
  markSeen(minutes)
  watchLock()
  await wrapStored(true)
  tellOtherTabs()
  for (const way of before?.ways ?? [])
    await removeFromServer(way.lock).catch((error: unknown) => report(error, 'an earlier lock'))
}

/** Locks after another time away. */
export const changeLockMinutes = async (minutes: number): Promise<void> => {
  await changeLock({ minutes })
  markSeen(minutes)
}

/** Takes the lock from this browser. The server forgets its half with time, if it cannot be reached now. */
export const turnLockOff = async (): Promise<void> => {
  const record = await readLock()
  await endLock()
  for (const { lock } of record?.ways ?? [])
    await removeFromServer(lock).catch((error: unknown) => report(error, 'a lock that was left'))
}

/** What opens the lock of this browser, and after how many minutes away it locks; undefined without one. */
export const lockSettings = async (): Promise<Pick<LockRecord, 'kind' | 'minutes'> | undefined> => {
  const record = await readLock()
  return record && { kind: record.kind, minutes: record.minutes }
}
