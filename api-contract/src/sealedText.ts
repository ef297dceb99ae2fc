// The encrypted text of a sealed entry. The format is described in docs/sealed-pages.md.
import * as z from 'zod/mini'

/** Characters of base64url of the ciphertext of the longest entry, padded. */
export const longestCiphertext = 900_000

/** What a browser makes to tell an entry or a key from all others. */
export const uuid = z
  .string()
  .check(z.regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/))
/** Bytes in base64url. */
export const base64Url = z.string().check(z.regex(/^[\w-]*$/))
/** The 96 bits that AES-GCM uses once, in base64url. */
export const nonce = z.string().check(z.regex(/^[\w-]{16}$/))

/**
 * An encrypted text: AES-256-GCM under a nonce of 96 bits, both in base64url. `id` is made by the browser (a UUID) and
 * stays that of the entry; `revision` grows with each text.
 */
export const sealedSchema = z.object({
  format: z.literal(1),
  id: uuid,
  revision: z.int().check(z.gte(1)),
  nonce,
  ciphertext: base64Url.check(z.minLength(1), z.maxLength(longestCiphertext)),
})

export type Sealed = z.infer<typeof sealedSchema>
