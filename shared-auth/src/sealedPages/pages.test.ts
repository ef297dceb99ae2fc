import type { NewWrap, SealedPages } from '@truenorth/api-contract/sealedPages'
import type { Sealed } from '@truenorth/api-contract/sealedText'
import { argon2id } from '@noble/hashes/argon2.js'
import { forgetKeys } from '../outbox/deviceKey'
import { endSession } from '../session/session'
import { fakeApi, networkError } from '../testing/fakeApi'
import { reset, setSession } from '../testing/reset'
import { paddedLength } from './bytes'
import { changePassphrase, renewRecoveryCode, setUpSealedPages, unlock } from './keys'
import { WrongSecret } from './unlockMessage'
import { forgetUnlocked, recallUnlocked } from './memory'
import {
  knownSealedPages,
  lockPages,
  openPage,
  openPicture,
  PageDamaged,
  PageLocked,
  PageOlder,
  sealPage,
  sealPicture,
} from '.'

// jsdom has neither Web Crypto nor workers.
const { subtle } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto').webcrypto

class WorkerInPage extends EventTarget {
  postMessage({
    secret,
    salt,
    t,
    p,
  }: {
    secret: Uint8Array
    salt: Uint8Array
    t: number
    p: number
  }) {
    // A little memory is enough here: the vectors below are those of the function itself.
    const data = argon2id(secret, salt, { m: 8, t, p, dkLen: 32 })
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate() {}
}

const user = { username: 'sam', email: '', is_staff: false, is_superuser: false, is_admin: false }
const signIn = (id: number) =>
  setSession({ status: 'signedIn', user: { ...user, id }, userId: String(id), ended: undefined })

const none: SealedPages = { key_id: null, seals_new: false, wraps: [], sealed_entries: 0 }

/** A server that keeps what it is sent for whoever is signed in, and whose operator can read all of it. */
const serve = () => {
  const server = { pages: none, sent: '' }
  const store = (wraps: NewWrap[]) => {
    const kinds = new Set(wraps.map(({ kind }) => kind))
    const kept = server.pages.wraps.filter(({ kind }) => !kinds.has(kind))
    server.pages.wraps = [...kept, ...wraps.map((wrap, id) => ({ ...wrap, id }))]
  }
  fakeApi({
    'GET /auth/users/me/sealed-pages/': () => server.pages,
    'POST /auth/users/me/sealed-pages/': (_body, { raw }) => {
      const { key_id, seals_new, wraps } = JSON.parse(String(raw))
      server.sent += String(raw)
      server.pages = { ...none, key_id, seals_new }
      store(wraps)
      return [201, server.pages]
    },
    'POST /auth/users/me/sealed-pages/wraps/': (_body, { raw }) => {
      server.sent += String(raw)
      store(JSON.parse(String(raw)).wraps)
      return [201, server.pages]
    },
  })
  return server
}

const setUp = () =>
  setUpSealedPages({ password: 'pw', passphrase: 'nine quinces in a bowl', sealsNew: true })

const page = { title: 'Quince', content: 'Medlar in the rain', tags: ['sorb'], pictures: [] }
const identity = {
  id: '6f1e9a52-0d3c-4b8e-9a77-1c5d2e3f4a5b',
  entryDate: '2031-03-05',
  revision: 1,
}

beforeEach(() => {
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true })
  Object.assign(globalThis, { Worker: WorkerInPage })
  signIn(7)
})

afterEach(async () => {
  await reset()
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
})

const changed = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)

describe('a sealed page', () => {
  it('is opened by who sealed it, and holds none of its words', async () => {
    const server = serve()
    await setUp()
    const sealed = await sealPage(page, identity)
    expect(await openPage(sealed, identity.entryDate)).toEqual(page)
    const readable =
      server.sent +
      JSON.stringify([sealed, atob(sealed.ciphertext.replace(/-/g, '+').replace(/_/g, '/'))])
    for (const word of ['Quince', 'Medlar', 'sorb', 'nine quinces'])
      expect(readable).not.toContain(word)
    // The same text again is other bytes.
    expect((await sealPage(page, identity)).ciphertext).not.toBe(sealed.ciphertext)
  })

  it('is not opened when anything of it was changed, or it was put in another place', async () => {
    serve()
    await setUp()
    const sealed = await sealPage(page, identity)
    const attacks: [Partial<Sealed>, string?][] = [
      [{ ciphertext: changed(sealed.ciphertext) }],
      [{ ciphertext: sealed.ciphertext.slice(0, -4) }],
      [{ ciphertext: '' }],
      [{ nonce: changed(sealed.nonce) }],
      [{ id: '00000000-0000-4000-8000-000000000000' }],
      [{ revision: 2 }],
      [{}, '2031-03-06'],
    ]
    for (const [change, day = identity.entryDate] of attacks)
      await expect(openPage({ ...sealed, ...change }, day)).rejects.toBeInstanceOf(PageDamaged)
  })

  it('of another account is not opened, whatever key that one has', async () => {
    const server = serve()
    await setUp()
    const sealed = await sealPage(page, identity)
    const stolen = { ...server.pages }
    signIn(8)
    server.pages = none
    await setUp()
    await expect(openPage(sealed, identity.entryDate)).rejects.toBeInstanceOf(PageDamaged)
    // A server that gives one account the keys of another gains nothing either.
    server.pages = stolen
    await lockPages()
    const same = unlock({ kind: 'passphrase', text: 'nine quinces in a bowl' })
    await expect(same).rejects.toBeInstanceOf(WrongSecret)
  })

  it('that is older than one seen on this device says so, and shows its text', async () => {
    serve()
    await setUp()
    const first = await sealPage(page, identity)
    const second = await sealPage({ ...page, title: 'Rowan' }, { ...identity, revision: 4 })
    expect((await openPage(second, identity.entryDate)).title).toBe('Rowan')
    const opening = openPage(first, identity.entryDate)
    await expect(opening).rejects.toMatchObject({ name: 'PageOlder', seen: 4, text: page })
    await expect(opening).rejects.toBeInstanceOf(PageOlder)
  })

  it('cannot be opened or made while the pages are locked', async () => {
    serve()
    await setUp()
    const sealed = await sealPage(page, identity)
    await lockPages()
    expect(await knownSealedPages()).toEqual({ state: 'locked', sealsNew: true })
    await expect(openPage(sealed, identity.entryDate)).rejects.toBeInstanceOf(PageLocked)
    await expect(sealPage(page, identity)).rejects.toBeInstanceOf(PageLocked)
    await unlock({ kind: 'passphrase', text: ' nine quinces in a bowl ' })
    expect(await openPage(sealed, identity.entryDate)).toEqual(page)
  })

  it.each([0, 3, 500, 5_000])(
    'has a size that says little of its text, of %i characters',
    async (length) => {
      serve()
      await setUp()
      const sizes = [length, length + 3].map(async (characters) => {
        const text = { ...page, content: 'x'.repeat(characters) }
        return (await sealPage(text, identity)).ciphertext.length
      })
      const [one, other] = await Promise.all(sizes)
      expect(one).toBe(other)
    },
  )

  it('keeps pictures bound to their part of it', async () => {
    serve()
    await setUp()
    const picture = new Blob([Uint8Array.from([1, 2, 3])], { type: 'image/png' })
    const sealed = await sealPicture(picture, identity.id, 'one')
    const opened = await openPicture(sealed, identity.id, 'one', 'image/png')
    expect([opened.type, [...new Uint8Array(await opened.arrayBuffer())]]).toEqual([
      'image/png',
      [1, 2, 3],
    ])
    const attacks = [
      () => openPicture(sealed, identity.id, 'two', 'image/png'),
      () => openPicture(sealed, '00000000-0000-4000-8000-000000000000', 'one', 'image/png'),
      () => openPicture(picture, identity.id, 'one', 'image/png'),
    ]
    for (const attack of attacks) await expect(attack()).rejects.toBeInstanceOf(PageDamaged)
  })
})

describe('the key', () => {
  it('is opened by the passphrase or the recovery code, however that is typed, and by nothing else', async () => {
    serve()
    const code = await setUp()
    expect(code).toMatch(/^([0-9a-z]{4}-){7}[0-9a-z]{4}$/)
    const locked = async () => {
      await lockPages()
      return (await knownSealedPages()).state
    }
    expect(await locked()).toBe('locked')
    await unlock({
      kind: 'recovery',
      text: code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O'),
    })
    expect((await knownSealedPages()).state).toBe('unlocked')
    expect(await locked()).toBe('locked')
    for (const text of ['nine quinces', 'Nine quinces in a bowl'])
      await expect(unlock({ kind: 'passphrase', text })).rejects.toBeInstanceOf(WrongSecret)
    for (const text of [changed(code), 'short', code.slice(1)])
      await expect(unlock({ kind: 'recovery', text })).rejects.toBeInstanceOf(WrongSecret)
    expect((await knownSealedPages()).state).toBe('locked')
  })

  it('opens the same pages after another passphrase and another recovery code', async () => {
    serve()
    const code = await setUp()
    const sealed = await sealPage(page, identity)
    const passphrase = { kind: 'passphrase', text: 'nine quinces in a bowl' } as const
    await changePassphrase({ password: 'pw', way: passphrase }, 'ten medlars')
    const renewed = await renewRecoveryCode({
      password: 'pw',
      way: { kind: 'recovery', text: code },
    })
    await lockPages()
    await expect(unlock(passphrase)).rejects.toBeInstanceOf(WrongSecret)
    await expect(unlock({ kind: 'recovery', text: code })).rejects.toBeInstanceOf(WrongSecret)
    await unlock({ kind: 'recovery', text: renewed })
    expect(await openPage(sealed, identity.entryDate)).toEqual(page)
  })

  it('is forgotten on this device by a sign-out, and no script can read it out', async () => {
    const server = serve()
    await setUp()
    const keyId = server.pages.key_id ?? ''
    const key = await recallUnlocked('7', keyId)
    expect(key?.extractable).toBe(false)
    endSession('signOut')
    await forgetKeys()
    expect(await recallUnlocked('7', keyId)).toBeUndefined()
    signIn(7)
    expect((await knownSealedPages()).state).toBe('locked')
  })

  it('stays usable without a network, and what was known is known', async () => {
    const server = serve()
    await setUp()
    await lockPages()
    await unlock({ kind: 'passphrase', text: 'nine quinces in a bowl' })
    signIn(9)
    signIn(7)
    fakeApi({ 'GET /auth/users/me/sealed-pages/': networkError })
    expect(await knownSealedPages()).toEqual({ state: 'unlocked', sealsNew: true })
    await forgetUnlocked('7', server.pages.key_id ?? '')
  })
})

test('Argon2id is that of RFC 9106, section 5.3', () => {
  const tag = argon2id(new Uint8Array(32).fill(1), new Uint8Array(16).fill(2), {
    t: 3,
    m: 32,
    p: 4,
    dkLen: 32,
    key: new Uint8Array(8).fill(3),
    personalization: new Uint8Array(12).fill(4),
  })
  expect(Array.from(tag, (byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(
    '0d640df58d78766c08c037a34a8b53c9d01ef0452d75b65eb52520e96b01e659',
  )
})

test('padding adds an eighth at most', () => {
  for (const length of [513, 1_000, 4_097, 100_003, 622_000])
    expect(paddedLength(length) / length).toBeLessThan(1.125)
  expect([0, 512, 513].map(paddedLength)).toEqual([512, 512, 544])
})
