// Opens the lock: with the PIN or a passkey, and the half of the key that the server keeps.
import type { NewLock, PinProof, lockGone as LockGoneCode } from '@truenorth/api-contract/appLock'
import { subscribeKey } from 'valtio/utils'
import { report } from '../browser/report'
import * as z from '../browser/zod'
import { errorCode } from '../http/errors'
import { post } from '../http/httpClient'
import { noContent } from '../http/parseBody'
import { isForgotten } from '../session/cookies'
import { session } from '../session/session'
import { hasToken, keepTokens, storedTokens, type Tokens } from '../session/tokens'
import { newSecret, openPrivateKey, openTokens, pinSecrets, sealPrivateKey } from './lockCrypto'
import { isAway, markSeen, readMark } from './lockMark'
import { changeLock, closeLock, readLock, type LockRecord } from './lockRecord'
import { forgetLockedKeys, watchLock } from './locking'
import { endLock, lockTokens, noteWrapped } from './wrapTokens'

/** Where locks of the user are made and removed. */
export const locksPath = '/auth/app-locks/'
const unlockPath = '/token/app-lock/'

// Written anew, because the contract's module would come along with a zod of its own.
const shareSchema = z.object({ share: z.string().check(z.regex(/^[\w-]{43}$/)) })
const goneCode: typeof LockGoneCode = 'lock_gone'

/** The lock cannot be opened any more, by nobody: what remains is to sign in. */
export class LockGone extends Error {
  override name = 'LockGone'
}

type Way = LockRecord['ways'][number]
/** What a passkey answers to a challenge of the server, or rejects. */
export type AskPasskey = (options: unknown) => Promise<object>

/** The server's half of the key. Rejects with the server's words, or with what the browser says of a passkey. */
export const shareByPasskey = async (lock: string, ask: AskPasskey): Promise<string> => {
  const options: unknown = await post(`${unlockPath}options/`, { lock })
  const credential = await ask(options)
  return (await post(`${unlockPath}passkey/`, { lock, credential }, shareSchema)).share
}

const firstOf = async (ways: Way[], shareOf: (lock: string) => Promise<string>) => {
  for (const way of ways) {
    try {
      return { way, share: await shareOf(way.lock) }
    } catch (error) {
      // The new one of two may never have reached the server, or the old one has made room for it.
      if (errorCode(error) !== goneCode) throw error
    }
  }
  throw new LockGone('The server has no such lock.')
}

type Opened = { record: LockRecord; way: Way; privateKey: Way['privateKey']['bytes'] }

const letIn = (record: LockRecord, tokens: Tokens) => {
  markSeen(record.minutes)
  noteWrapped(tokens)
  keepTokens(tokens)
}

const whenSignedIn = (act: () => void) => {
  if (session.user) return act()
  const stop = subscribeKey(session, 'user', (user) => {
    if (!user) return
    stop()
    act()
  })
  return undefined
}

type Secrets = Awaited<ReturnType<typeof pinSecrets>> | undefined

// Each lock of the server opens once: the next has another name and another share. Whatever is lost on the way, the record
// holds a way that opens.
const renew = async ({ record, way, privateKey }: Opened, secrets: Secrets) => {
  const lock = newSecret()
  const share = newSecret()
  const sealed = await sealPrivateKey(record, share, secrets?.keyPart, privateKey)
  const next: Way = { lock, privateKey: sealed }
  await changeLock({ ways: [next, way] })
  const made: NewLock = { lock, share, verifier: secrets?.verifier, replaces: way.lock }
  await post(locksPath, made, noContent)
  await changeLock({ ways: [next] })
}

const open = async (secretsOf: (record: LockRecord) => Promise<Secrets>, ask?: AskPasskey) => {
  const record = await readLock()
  if (!record) throw new LockGone('This browser has no lock.')
  const secrets = await secretsOf(record)
  const { way, share } = await firstOf(record.ways, async (lock) => {
    if (ask) return shareByPasskey(lock, ask)
    const proof: PinProof = { lock, verifier: secrets?.verifier ?? '' }
    return (await post(unlockPath, proof, shareSchema)).share
  })
  const privateKey = await openPrivateKey(record, share, secrets?.keyPart, way.privateKey)
  // Another tab may have opened it meanwhile: its tokens are the newer ones.
  if (hasToken(storedTokens())) return
  const tokens = privateKey && (await openTokens(record, privateKey))
  if (!privateKey || !tokens || !hasToken(tokens)) throw new LockGone('The record does not open.')
  letIn(record, tokens)
  whenSignedIn(() => {
    renew({ record, way, privateKey }, secrets).catch((error: unknown) =>
      report(error, 'a lock that stays the same'),
    )
  })
}

/**
 * Opens the lock by its PIN.
 * @throws LockGone, or as `post`: 400 says in `verifier` how many tries are left
 */
export const unlockByPin = (pin: string): Promise<void> =>
  open((record) => pinSecrets(pin, record.salt))

/**
 * Opens the lock by a passkey.
 * @throws LockGone, or as `post` or `ask`
 */
export const unlockByPasskey = (ask: AskPasskey): Promise<void> => open(async () => undefined, ask)

/** Gives up what the lock keeps: what remains is to sign in. What was typed and is unsent stays, encrypted, for its author. */
export const giveUpLock = async (): Promise<void> => {
  await endLock()
  await forgetLockedKeys()
}

// A database that does not answer is opened once more: what it keeps must not be given up for that.
const readAtLoad = async () => {
  try {
    return await readLock()
  } catch (error) {
    report(error, 'the app lock could not be read at once')
    await closeLock()
    return readLock()
  }
}

/** What opens the lock of this browser. */
export type LockKind = LockRecord['kind']

/**
 * Once at load, in a browser with a lock, before anything else: answers with what opens it, or undefined when nobody has to.
 * @throws when the browser's database does not answer: it stays locked
 */
export const lockAtLoad = async (): Promise<LockKind | undefined> => {
  const mark = readMark()
  const record = await readAtLoad()
  // Without a record nothing is there to be opened; a session without "Remember me" has ended with the browser (D9).
  if (mark === undefined || !record || isForgotten()) {
    await giveUpLock()
    return undefined
  }
  if (mark !== 'locked') {
    const isLeft = hasToken(storedTokens()) && isAway(mark)
    if (!isLeft) {
      watchLock()
      return undefined
    }
  }
  await lockTokens()
  await forgetLockedKeys()
  if ((await readAtLoad())?.tokens) return record.kind
  await giveUpLock()
  return undefined
}

/** Calls `act` once another tab has opened the lock, or has given it up and signed in. Returns the function that stops it. */
export const onUnlocked = (act: () => void): (() => void) => {
  const look = () => {
    if (readMark() !== 'locked' && (hasToken(storedTokens()) || readMark() === undefined)) act()
  }
  const types = ['storage', 'pageshow', 'focus'] as const
  for (const type of types) window.addEventListener(type, look)
  return () => {
    for (const type of types) window.removeEventListener(type, look)
  }
}
