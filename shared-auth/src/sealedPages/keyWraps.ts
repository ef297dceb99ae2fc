// The key of an account, wrapped so that the server can keep it: by a passphrase, by a recovery code, by a passkey.
import type { Kdf, NewWrap, Wrap } from '@truenorth/api-contract/sealedPages'
import { fromBase64Url, toBase64Url } from '../browser/base64Bytes'
import { fieldsOf, randomBytes, utf8, type Bytes } from './bytes'
import { stretch } from './stretch'

const label = 'truenorth-sealed-key/1'
const keyBytes = 32
const saltBytes = 16
const nonceBytes = 12

/** Of which account and which of its keys: what a wrapped key is bound to. */
export type KeyOwner = { account: string; keyId: string }

/** A way to the key, and what somebody has for it. A passkey gives the 32 bytes of its PRF. */
export type Secret =
  | { kind: 'passphrase' | 'recovery'; text: string }
  | { kind: 'passkey'; passkeyId: number; salt: Bytes; prf: Bytes }

// OWASP asks for 19 MiB and two passes at least; this takes two seconds on a phone that is four times slower than a laptop.
const cost = { m: 32_768, t: 2, p: 1 }

/** A new random key of 256 bits. */
export const newAccountKey = (): Bytes => randomBytes(keyBytes)

const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const codeLength = 32
const shape = new RegExp(`^[${letters}]{${codeLength}}$`)

/** A new recovery code of 160 random bits in the base32 of Crockford, which has no letters that look like digits. */
export const newRecoveryCode = (): string =>
  Array.from(randomBytes(codeLength), (byte) => letters.charAt(byte % letters.length))
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

const lookalikes: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

/** A recovery code as it was typed, without what is there for the eye; undefined when it is none. */
export const recoveryCodeIn = (typed: string): string | undefined => {
  const code = typed
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[oil]/g, (letter) => lookalikes[letter] ?? letter)
  return shape.test(code) ? code : undefined
}

// The same from every keyboard; a space before or after it is a slip.
const composed = (passphrase: string) => utf8(passphrase.trim().normalize('NFC'))

const aesKey = (bytes: Bytes) =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])

// HKDF with SHA-256 (RFC 5869), for what is random already.
const expand = async (secret: Bytes, salt: Bytes, kind: string) => {
  const source = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt, info: fieldsOf(label, kind) }
  const aes = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(parameters, source, aes, false, ['encrypt', 'decrypt'])
}

const wrappingKey = async (secret: Secret, kdf: Kdf) => {
  const salt = fromBase64Url(kdf.salt)
  if (secret.kind === 'passphrase') {
    if (kdf.name !== 'argon2id') throw new Error('A passphrase is stretched by Argon2id alone.')
    const { m, t, p } = kdf
    return aesKey(await stretch({ secret: composed(secret.text), salt, m, t, p }))
  }
  const bytes = secret.kind === 'passkey' ? secret.prf : utf8(secret.text)
  return expand(bytes, salt, secret.kind)
}

const placeOf = ({ account, keyId }: KeyOwner, kind: string) =>
  fieldsOf(label, account, keyId, kind)

const newKdf = (secret: Secret): Kdf => {
  const salt = toBase64Url(secret.kind === 'passkey' ? secret.salt : randomBytes(saltBytes))
  return secret.kind === 'passphrase' ? { name: 'argon2id', ...cost, salt } : { name: 'hkdf', salt }
}

/** Wraps the key of an account. A recovery code is given as `recoveryCodeIn` returns it. */
export const wrapKey = async (key: Bytes, owner: KeyOwner, secret: Secret): Promise<NewWrap> => {
  const kdf = newKdf(secret)
  const iv = randomBytes(nonceBytes)
  const parameters = { name: 'AES-GCM', iv, additionalData: placeOf(owner, secret.kind) }
  const wrapped = await crypto.subtle.encrypt(parameters, await wrappingKey(secret, kdf), key)
  return {
    kind: secret.kind,
    kdf,
    nonce: toBase64Url(iv),
    wrapped: toBase64Url(new Uint8Array(wrapped)),
    ...(secret.kind === 'passkey' && { passkey_id: secret.passkeyId }),
  }
}

/** The key of an account; undefined when the secret is not the one that wrapped it. */
export const unwrapKey = async (
  { kdf, nonce, wrapped }: Pick<Wrap, 'kdf' | 'nonce' | 'wrapped'>,
  owner: KeyOwner,
  secret: Secret,
): Promise<Bytes | undefined> => {
  const key = await wrappingKey(secret, kdf)
  const parameters = {
    name: 'AES-GCM',
    iv: fromBase64Url(nonce),
    additionalData: placeOf(owner, secret.kind),
  }
  try {
    return new Uint8Array(await crypto.subtle.decrypt(parameters, key, fromBase64Url(wrapped)))
  } catch {
    return undefined
  }
}
