// The pictures of entries: their paths, their types, and which of them an entry may hold.
import type { PictureType } from '@truenorth/api-contract/journal'
import { dayMs } from '../time/instant.ts'

/** How long a picture is kept that no entry holds. */
export const looseMs = dayMs

const pattern = /^\/journal\/images\/([1-9]\d{0,14})\/$/

/** The path under /api where a picture is read, and by which an entry names it. */
export const picturePath = (id: number) => `/journal/images/${id}/`

/** The id in a picture's path; undefined when the text is no such path. */
export const pictureIdIn = (path: string) => {
  const id = pattern.exec(path)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** An entry that takes hold of pictures; `instant` is now. One of an import holds pictures that were sent to the same import. */
export type Holder = { userId: number; entryId: number; instant: string; importId?: number }

/** Thrown instead of a write: an entry names pictures that do not exist, are another user's, or belong to another entry. */
export class PicturesRefused extends Error {
  override name = 'PicturesRefused'
  /** The positions of the refused pictures in the list. */
  readonly indexes: number[]

  constructor(indexes: number[]) {
    super('An entry names pictures that it may not hold.')
    this.indexes = indexes
  }
}

const begins = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]
const riff = [0x52, 0x49, 0x46, 0x46]
const webp = [0x57, 0x45, 0x42, 0x50]
const webpOffset = 8

/** The type of a picture by its first bytes; undefined for everything that is not accepted (D25). */
export const pictureType = (bytes: Uint8Array): PictureType | undefined => {
  if (begins(bytes, riff) && begins(bytes, webp, webpOffset)) return 'image/webp'
  if (begins(bytes, jpeg)) return 'image/jpeg'
  return begins(bytes, png) ? 'image/png' : undefined
}
