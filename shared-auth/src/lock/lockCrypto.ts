// The keys of the app lock. Tokens are encrypted for a key pair (HPKE, RFC 9180), so that a new one can be put away at any
// moment; the private key is encrypted with a key of which the server keeps one half, and the PIN is the other.
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import { fromBase64Url, toBase64Url } from '../browser/base64Bytes'
import { importKey, seal, unseal, type DeviceKey, type Sealed } from '../outbox/seal'
import type { Tokens } from '../session/tokens'
import type { LockRecord } from './lockRecord'

type Bytes = Uint8Array<ArrayBuffer>

/** OWASP's figure for PBKDF2 with SHA-256 (Password Storage Cheat Sheet, 2023). */
const iterations = 600_000
const secretBytes = 32
const saltBytes = 16

const encoder = new TextEncoder()

const suite = () =>
  new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes256Gcm(),
  })

/** Whether this page can lock anything: on plain http browsers have no Web Crypto. */
export const canLock = (): boolean => {
  const available: Partial<Crypto> = crypto
  return available.subtle !== undefined
}

/** 256 random bits, in base64url. */
export const newSecret = (): string =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(secretBytes)))

export const newSalt = (): Bytes => crypto.getRandomValues(new Uint8Array(saltBytes))

const derive = async (material: Bytes, salt: Bytes, use: string): Promise<Bytes> => {
  const key = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveBits'])
  const info = encoder.encode(`truenorth app lock 1 ${use}`)
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 8 * secretBytes))
}

/** What follows from a PIN: the verifier that the server compares, and the part of the key that it never sees. */
export type PinSecrets = { verifier: string; keyPart: Bytes }

export const pinSecrets = async (pin: string, salt: Bytes): Promise<PinSecrets> => {
  const typed = await crypto.subtle.importKey('raw', encoder.encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ])
  const slow = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  const stretched = new Uint8Array(await crypto.subtle.deriveBits(slow, typed, 8 * secretBytes))
  return {
    verifier: toBase64Url(await derive(stretched, salt, 'verifier')),
    keyPart: await derive(stretched, salt, 'key part'),
  }
}

/** The key of the private key, of the server's half (base64url) and of what follows from the PIN; a passkey adds none. */
const keyOf = async (share: string, keyPart: Bytes | undefined, salt: Bytes): Promise<DeviceKey> =>
  importKey(
    await derive(Uint8Array.from([...fromBase64Url(share), ...(keyPart ?? [])]), salt, 'key'),
  )

type Owner = Pick<LockRecord, 'userId' | 'salt'>

const placeOf = ({ userId }: Owner) => `app lock of ${userId}`

/** Encrypts a private key for a lock with that share. */
export const sealPrivateKey = async (
  owner: Owner,
  share: string,
  keyPart: Bytes | undefined,
  privateKey: Bytes,
): Promise<Sealed> => seal(await keyOf(share, keyPart, owner.salt), placeOf(owner), privateKey)

/** Undefined when the share, the PIN or the owner is another. */
export const openPrivateKey = async (
  owner: Owner,
  share: string,
  keyPart: Bytes | undefined,
  sealed: Sealed,
): Promise<Bytes | undefined> =>
  unseal(await keyOf(share, keyPart, owner.salt), placeOf(owner), sealed)

/** A new key pair, as bytes. */
export const newKeyPair = async (): Promise<{ publicKey: Bytes; privateKey: Bytes }> => {
  const { kem } = suite()
  const pair = await kem.generateKeyPair()
  return {
    publicKey: new Uint8Array(await kem.serializePublicKey(pair.publicKey)),
    privateKey: new Uint8Array(await kem.serializePrivateKey(pair.privateKey)),
  }
}

/** Encrypts tokens, for whoever has the private key. */
export const sealTokens = async (
  { publicKey, ...owner }: Owner & Pick<LockRecord, 'publicKey'>,
  { access, refresh }: Tokens,
): Promise<NonNullable<LockRecord['tokens']>> => {
  const hpke = suite()
  const recipientPublicKey = await hpke.kem.deserializePublicKey(publicKey)
  const info = encoder.encode(placeOf(owner))
  const content = encoder.encode(JSON.stringify({ access, refresh }))
  const { enc, ct } = await hpke.seal({ recipientPublicKey, info }, content)
  return { enc: new Uint8Array(enc), bytes: new Uint8Array(ct) }
}

const textIn = (value: unknown, name: string) => {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof found === 'string' ? found : undefined
}

/** Undefined for what was not encrypted for this key and this owner. */
export const openTokens = async (
  { tokens, ...owner }: Owner & Pick<LockRecord, 'tokens'>,
  privateKey: Bytes,
): Promise<Tokens | undefined> => {
  if (!tokens) return undefined
  try {
    const hpke = suite()
    const recipientKey = await hpke.kem.deserializePrivateKey(privateKey)
    const info = encoder.encode(placeOf(owner))
    const content = await hpke.open({ recipientKey, enc: tokens.enc, info }, tokens.bytes)
    const parsed: unknown = JSON.parse(new TextDecoder().decode(content))
    return { access: textIn(parsed, 'access'), refresh: textIn(parsed, 'refresh') }
  } catch {
    return undefined
  }
}
