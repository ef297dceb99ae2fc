// Pages that only their writer can read: encrypted pictures, and the wrapped keys under
// /auth/users/me/sealed-pages/. The format is described in docs/sealed-pages.md.
import * as z from 'zod/mini'
import { base64Url, nonce, uuid } from './sealedText.ts'

/** The media type of an encrypted picture; the server neither opens nor re-encodes it. */
export const sealedPictureType = 'application/vnd.truenorth.sealed-picture'
/** The first bytes of an encrypted picture. */
export const sealedPictureMagic = 'TNSEAL1\n'
/** Bytes that encrypting and padding may add to a picture. */
export const mostSealingBytes = 16_384
/** The title that the server answers for a sealed entry. */
export const sealedTitle = 'Sealed page'

/** Ways to the key: a passphrase, the recovery code, passkeys. */
export const wrapKinds = ['passphrase', 'recovery', 'passkey'] as const

const salt = base64Url.check(z.minLength(22), z.maxLength(86))

/** How the key that wraps is derived: m in KiB, t passes, p lanes (RFC 9106); salts are base64url. */
export const kdfSchema = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('argon2id'),
    m: z.int().check(z.gte(19_456), z.lte(1_048_576)),
    t: z.int().check(z.gte(1), z.lte(64)),
    p: z.int().check(z.gte(1), z.lte(16)),
    salt,
  }),
  z.object({ name: z.literal('hkdf'), salt }),
])

export type Kdf = z.infer<typeof kdfSchema>

/** What is sent to store a wrapped key: 32 bytes and a tag of 16, encrypted. `passkey_id` is that of a passkey of the account. */
export const newWrapSchema = z.object({
  kind: z.enum(wrapKinds),
  passkey_id: z.optional(z.nullable(z.int())),
  kdf: kdfSchema,
  nonce,
  wrapped: base64Url.check(z.length(64)),
})

export type NewWrap = z.infer<typeof newWrapSchema>

/** A stored one. `credential_id` is what the authenticator knows its passkey by. */
export const wrapSchema = z.extend(newWrapSchema, {
  id: z.int(),
  credential_id: z.optional(z.string()),
})

export type Wrap = z.infer<typeof wrapSchema>

/** The keys of an account; `key_id` is null where no sealed pages are set up. */
export const sealedPagesSchema = z.object({
  key_id: z.nullable(uuid),
  seals_new: z
    .boolean()
    .check(z.meta({ description: 'Whether the user wants all new entries sealed.' })),
  wraps: z.array(wrapSchema),
  sealed_entries: z.int(),
})

export type SealedPages = z.infer<typeof sealedPagesSchema>

/** What is sent to set sealed pages up: wraps by a passphrase and by a recovery code, and by passkeys if wanted. */
export type NewSealedPages = {
  current_password: string
  key_id: string
  seals_new: boolean
  wraps: NewWrap[]
}

/** What is sent to wrap the key anew: each takes the place of the one of its kind, or of its passkey. */
export type ChangedWraps = { current_password: string; key_id: string; wraps: NewWrap[] }
