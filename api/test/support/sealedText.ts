// What a browser sends of sealed pages, as far as the server can see it.
import { randomBytes, randomUUID } from 'node:crypto'
import { sealedPictureMagic } from '@truenorth/api-contract/sealedPages'

const random = (bytes: number) => randomBytes(bytes).toString('base64url')

/** A sealed text; what it says is random. */
export const sealedText = (changes: object = {}) => ({
  format: 1,
  id: randomUUID(),
  revision: 1,
  nonce: random(12),
  ciphertext: random(256),
  ...changes,
})

/** A sealed picture; what it shows is random. */
export const sealedPicture = () =>
  Buffer.concat([Buffer.from(sealedPictureMagic), randomBytes(200)])

const kdfs = {
  passphrase: { name: 'argon2id', m: 19_456, t: 2, p: 1 },
  recovery: { name: 'hkdf' },
  passkey: { name: 'hkdf' },
}

/** A wrapped key. */
export const wrap = (kind: keyof typeof kdfs, changes: object = {}) => ({
  kind,
  kdf: { ...kdfs[kind], salt: random(16) },
  nonce: random(12),
  wrapped: random(48),
  ...changes,
})

/** What is sent to set sealed pages up. */
export const newKeys = (current_password: string) => ({
  current_password,
  key_id: randomUUID(),
  seals_new: false,
  wraps: [wrap('passphrase'), wrap('recovery')],
})
