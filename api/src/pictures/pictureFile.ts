// Pictures as files: what they are by their bytes, and what a route needs to take one.
import type { PictureType } from '@truenorth/api-contract/journal'
import { Failure } from '../http/failure.ts'
import type { Turns } from '../http/queue.ts'
import type { EncodePicture } from './pictureEncoder.ts'

/** A picture as a file. */
export type PictureFile = { bytes: Uint8Array<ArrayBuffer>; type: PictureType }

/** What a route needs that takes pictures. */
export type PictureIntakeParts = {
  /** Without it a picture is stored as it was sent. */
  encodePicture?: EncodePicture
  turns: Turns
  /** @throws Failure 413 when there is no room for a picture of so many bytes */
  takePicture?: ((userId: number, bytes: number) => Promise<void>) | undefined
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

/**
 * The picture of a request as a file.
 * @throws Failure 415 for what is no picture that is accepted
 */
export const pictureFileOf = (bytes: Uint8Array<ArrayBuffer>): PictureFile => {
  const type = pictureType(bytes)
  if (!type) throw new Failure(415, { detail: 'This is not a WebP, JPEG or PNG picture.' })
  return { bytes, type }
}

/**
 * A picture as it is stored: encoded anew where there is an encoder (D25), with its bytes taken from the room of its user.
 * @throws Failure 413 or 415
 */
export const takeIn = async (
  { encodePicture, takePicture }: Omit<PictureIntakeParts, 'turns'>,
  userId: number,
  sent: PictureFile,
): Promise<PictureFile> => {
  const picture = encodePicture ? await encodePicture(sent.bytes) : sent
  await takePicture?.(userId, picture.bytes.length)
  return picture
}
