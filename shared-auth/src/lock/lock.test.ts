import { waitFor } from '@testing-library/react'
import { keepUnlocked, recallUnlocked } from '../sealedPages/memory'
import { keepTokens, storedTokens } from '../session/tokens'
import { fakeApi } from '../testing/fakeApi'
import { reset, setSession } from '../testing/reset'
import { turnLockOff, turnLockOn } from './appLock'
import {
  newKeyPair,
  newSalt,
  newSecret,
  openPrivateKey,
  openTokens,
  pinSecrets,
  sealPrivateKey,
  sealTokens,
} from './lockCrypto'
import { isAway, markLocked, markSeen, readMark } from './lockMark'
import { closeLock, deleteLock, readLock } from './lockRecord'
import { lockAtLoad, LockGone, unlockByPin } from './unlocking'
import { lockTokens, tokensWrapped } from './wrapTokens'

const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto')

const kindOf = (value: unknown) => Object.prototype.toString.call(value)

// That of Node knows the buffers of its own realm alone, and those of jsdom are of another.
const ofNode = (value: unknown): unknown => {
  if (kindOf(value) === '[object ArrayBuffer]') return new Uint8Array(value as ArrayBuffer)
  if (kindOf(value) !== '[object Object]') return value
  const parts = Object.entries(value as object)
  return Object.fromEntries(parts.map(([name, part]) => [name, ofNode(part)]))
}
const subtle = new Proxy(webcrypto.subtle, {
  get: (target, name): unknown => {
    const found: unknown = Reflect.get(target, name)
    if (typeof found !== 'function') return found
    return (...given: unknown[]): unknown => Reflect.apply(found, target, given.map(ofNode))
  },
})

beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true }))
afterAll(() => Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true }))
afterEach(async () => {
  await tokensWrapped()
  await deleteLock()
  await closeLock()
  await reset()
})

const token = (userId: number, text: string) =>
  `${btoa('{}')}.${btoa(JSON.stringify({ user_id: userId, text }))}.x`.replaceAll('=', '')
const pair = (text: string, userId = 7) => ({
  access: token(userId, `access ${text}`),
  refresh: token(userId, `refresh ${text}`),
})
const user = { username: 'sam', email: '', is_staff: false, is_superuser: false, is_admin: false }
const signedIn = () =>
  setSession({ status: 'signedIn', user: { ...user, id: 7 }, userId: '7', ended: undefined })

test('a private key opens with its share, its PIN and its owner alone', async () => {
  const owner = { userId: '7', salt: newSalt() }
  const { keyPart, verifier } = await pinSecrets('274169', owner.salt)
  const { keyPart: wrong, verifier: other } = await pinSecrets('274168', owner.salt)
  expect(verifier).not.toBe(other)
  const { privateKey } = await newKeyPair()
  const share = newSecret()
  const sealed = await sealPrivateKey(owner, share, keyPart, privateKey)
  expect(await openPrivateKey(owner, share, keyPart, sealed)).toEqual(privateKey)
  expect(await openPrivateKey(owner, share, wrong, sealed)).toBeUndefined()
  expect(await openPrivateKey(owner, share, undefined, sealed)).toBeUndefined()
  expect(await openPrivateKey(owner, newSecret(), keyPart, sealed)).toBeUndefined()
  expect(await openPrivateKey({ ...owner, userId: '8' }, share, keyPart, sealed)).toBeUndefined()
})

test('tokens open with the key and for the owner that they were put away for', async () => {
  const { publicKey, privateKey } = await newKeyPair()
  const owner = { userId: '7', salt: newSalt(), publicKey }
  const tokens = await sealTokens(owner, pair('one'))
  expect(await openTokens({ ...owner, tokens }, privateKey)).toEqual(pair('one'))
  expect(await openTokens({ ...owner, userId: '8', tokens }, privateKey)).toBeUndefined()
  expect(await openTokens({ ...owner, tokens }, (await newKeyPair()).privateKey)).toBeUndefined()
  const bent = { ...tokens, bytes: tokens.bytes.map((byte, index) => (index ? byte : byte ^ 1)) }
  expect(await openTokens({ ...owner, tokens: bent }, privateKey)).toBeUndefined()
})

test('a mark that cannot be read counts as locked, and a clock that was set back as being away', () => {
  expect(readMark()).toBeUndefined()
  markSeen(5)
  expect(readMark()).toMatchObject({ minutes: 5 })
  document.cookie = 'truenorth_lock=5.soon; Path=/'
  expect(readMark()).toBe('locked')
  const mark = { minutes: 5, seenAt: 1_000_000 }
  expect(isAway(mark, 1_000_000 + 299_000)).toBe(false)
  expect(isAway(mark, 1_000_000 + 300_000)).toBe(true)
  expect(isAway(mark, 1_000_000 - 120_000)).toBe(true)
  expect(isAway({ minutes: 0, seenAt: 1_000_000 }, 1_000_000 + 5_000)).toBe(false)
})

/** The server's side of locks, as far as one browser meets it. */
const serveLocks = () => {
  const locks = new Map<string, { share: string; verifier: string; wrong: number }>()
  fakeApi({
    'POST /auth/app-locks/': ({ lock, share, verifier, replaces }) => {
      locks.delete(String(replaces))
      locks.set(String(lock), { share: String(share), verifier: String(verifier), wrong: 0 })
      return [204, undefined]
    },
    'DELETE /auth/app-locks/': ({ lock }) => {
      locks.delete(String(lock))
      return [204, undefined]
    },
    'POST /token/app-lock/': ({ lock, verifier }) => {
      const found = locks.get(String(lock))
      if (!found) return [404, { detail: 'x', code: 'lock_gone' }]
      if (found.verifier !== verifier) return [400, { verifier: ['This PIN is not right.'] }]
      return { share: found.share }
    },
  })
  return locks
}

test('while it is locked no token lies in clear, those that come late included, and the PIN brings the latest back', async () => {
  const locks = serveLocks()
  signedIn()
  keepTokens(pair('first'))
  await turnLockOn({ pin: '274169', minutes: 5 })
  keepTokens(pair('second'))
  await tokensWrapped()
  await lockTokens()
  expect([readMark(), storedTokens()]).toEqual([
    'locked',
    { access: undefined, refresh: undefined },
  ])
  // A renewal was under way.
  keepTokens(pair('third'))
  await tokensWrapped()
  expect(storedTokens().refresh).toBeUndefined()
  // As a page does that starts locked: the key of sealed pages goes with that of drafts.
  await keepUnlocked('7', 'key', { algorithm: 'a stand-in' } as unknown as CryptoKey)
  expect(await lockAtLoad()).toBe('pin')
  expect(await recallUnlocked('7', 'key')).toBeUndefined()

  await expect(unlockByPin('111222')).rejects.toThrow('400')
  const [before] = locks.keys()
  await unlockByPin('274169')
  expect(storedTokens()).toEqual(pair('third'))
  expect(readMark()).toMatchObject({ minutes: 5 })
  // The lock that has opened makes room for the next.
  await waitFor(() => expect([...locks.keys()]).not.toContain(before))
  expect(locks.size).toBe(1)
  await turnLockOff()
  expect([locks.size, await readLock(), readMark()]).toEqual([0, undefined, undefined])
})

test('a lock that the server does not have is gone, and nothing is left of it at the next load', async () => {
  const locks = serveLocks()
  signedIn()
  keepTokens(pair('first'))
  await turnLockOn({ pin: '274169', minutes: 0 })
  await lockTokens()
  locks.clear()
  await expect(unlockByPin('274169')).rejects.toThrow(LockGone)
  await deleteLock()
  markLocked()
  expect(await lockAtLoad()).toBeUndefined()
  expect(readMark()).toBeUndefined()
})

test('a lock ends with the tokens of somebody else', async () => {
  serveLocks()
  signedIn()
  keepTokens(pair('first'))
  await turnLockOn({ pin: '274169', minutes: 15 })
  keepTokens(pair('hers', 8))
  await tokensWrapped()
  expect([await readLock(), readMark()]).toEqual([undefined, undefined])
  expect(storedTokens()).toEqual(pair('hers', 8))
})
