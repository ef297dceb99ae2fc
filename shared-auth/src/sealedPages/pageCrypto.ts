// Encrypts and opens pages and their pictures: AES-256-GCM (NIST SP 800-38D), each bound to its account and entry.
import { sealedPictureMagic, sealedPictureType } from '@truenorth/api-contract/sealedPages'
import type { Sealed } from '@truenorth/api-contract/sealedText'
import * as z from '../browser/zod'
import { fromBase64Url, toBase64Url } from '../browser/base64Bytes'
import { fieldsOf, joined, padded, randomBytes, unpadded, utf8, type Bytes } from './bytes'

const label = 'truenorth-sealed-page/1'
const nonceBytes = 12

const textSchema = z.object({
  title: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  pictures: z.array(
    z.object({ path: z.string(), part: z.string(), type: z.string(), alt: z.string() }),
  ),
})

/**
 * What a sealed entry says. A picture has its `path` on the server and a random `part`, to which its bytes are bound, the type
 * of what was encrypted, and its description.
 */
export type PageText = z.output<typeof textSchema>

/** Which text this is: the sealed id of its entry, its day `YYYY-MM-DD`, its revision. */
export type PageIdentity = { id: string; entryDate: string; revision: number }

const encrypt = async (key: CryptoKey, place: Bytes, content: Bytes) => {
  const iv = randomBytes(nonceBytes)
  const parameters = { name: 'AES-GCM', iv, additionalData: place }
  const bytes = await crypto.subtle.encrypt(parameters, key, padded(content))
  return { iv, bytes: new Uint8Array(bytes) }
}

const decrypt = async (key: CryptoKey, place: Bytes, iv: Bytes, bytes: Bytes) => {
  const parameters = { name: 'AES-GCM', iv, additionalData: place }
  try {
    return unpadded(new Uint8Array(await crypto.subtle.decrypt(parameters, key, bytes)))
  } catch {
    return undefined
  }
}

const placeOfText = (account: string, { id, entryDate, revision }: PageIdentity) =>
  fieldsOf(label, account, id, entryDate, String(revision), 'text')

// Pictures stay through all revisions; the text, which is bound to its own, says which they are.
const placeOfPicture = (account: string, id: string, part: string) =>
  fieldsOf(label, account, id, 'picture', part)

/** The key of an account from its 32 bytes; no script can read them out of it again. */
export const importPageKey = (bytes: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])

/** Encrypts the text of a page for an account, given as its id. */
export const sealText = async (
  key: CryptoKey,
  account: string,
  text: PageText,
  identity: PageIdentity,
): Promise<Sealed> => {
  const { title, content, tags, pictures } = text
  const json = utf8(JSON.stringify({ title, content, tags, pictures }))
  const { iv, bytes } = await encrypt(key, placeOfText(account, identity), json)
  const { id, revision } = identity
  return { format: 1, id, revision, nonce: toBase64Url(iv), ciphertext: toBase64Url(bytes) }
}

const parsed = (bytes: Bytes): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Opens the text of a page; undefined for one that this key has not made for this account, entry, day and revision. */
export const openText = async (
  key: CryptoKey,
  account: string,
  { id, revision, nonce, ciphertext }: Sealed,
  entryDate: string,
): Promise<PageText | undefined> => {
  const place = placeOfText(account, { id, entryDate, revision })
  const bytes = await decrypt(key, place, fromBase64Url(nonce), fromBase64Url(ciphertext))
  return bytes && textSchema.safeParse(parsed(bytes)).data
}

const magic = utf8(sealedPictureMagic)

/** Encrypts a picture for one part of one page. */
export const sealImage = async (
  key: CryptoKey,
  account: string,
  picture: Blob,
  { id, part }: { id: string; part: string },
): Promise<Blob> => {
  const content = new Uint8Array(await picture.arrayBuffer())
  const { iv, bytes } = await encrypt(key, placeOfPicture(account, id, part), content)
  return new Blob([joined(magic, iv, bytes)], { type: sealedPictureType })
}

/** Opens a picture as a file of that type; undefined for one that was not encrypted for this part of this page. */
export const openImage = async (
  key: CryptoKey,
  account: string,
  sealed: Blob,
  { id, part, type }: { id: string; part: string; type: string },
): Promise<Blob | undefined> => {
  const whole = new Uint8Array(await sealed.arrayBuffer())
  const start = magic.length + nonceBytes
  if (!magic.every((byte, index) => whole[index] === byte)) return undefined
  const place = placeOfPicture(account, id, part)
  const bytes = await decrypt(key, place, whole.slice(magic.length, start), whole.slice(start))
  return bytes && new Blob([bytes], { type })
}
