import type { PictureType } from './journalImage.schema.ts'

const begins = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]
const riff = [0x52, 0x49, 0x46, 0x46]
const webp = [0x57, 0x45, 0x42, 0x50]
const webpOffset = 8

/** What kind of picture the bytes are, whatever anybody says of them; undefined for none that we take. */
export const pictureType = (bytes: Uint8Array): PictureType | undefined => {
  if (begins(bytes, riff) && begins(bytes, webp, webpOffset)) return 'image/webp'
  if (begins(bytes, jpeg)) return 'image/jpeg'
  return begins(bytes, png) ? 'image/png' : undefined
}
