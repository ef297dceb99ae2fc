// Which parts are pictures, by how they begin.
import type { Collector } from '../collector'
import { Refusal } from '../refusal'
import type { Parts } from './parts'

const begins = (head: Uint8Array, ...bytes: number[]) =>
  bytes.every((byte, place) => head[place] === byte)
const letters = (head: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...head.subarray(from, to))

const isPicture = (head: Uint8Array) =>
  begins(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
  begins(head, 0xff, 0xd8, 0xff) ||
  /^GIF8[79]a/.test(letters(head, 0, 6)) ||
  (letters(head, 0, 4) === 'RIFF' && letters(head, 8, 12) === 'WEBP')

// HEIC, AVIF and their kin are boxes, TIFF begins with its byte order.
const isForeignPicture = (head: Uint8Array) =>
  (letters(head, 4, 8) === 'ftyp' && /hei|hev|mif1|msf1|avi/.test(letters(head, 8, 32))) ||
  /^(?:II\*\0|MM\0\*)/.test(letters(head, 0, 4))

// Some browsers show more kinds of pictures than the common ones.
const canBeShown = async (parts: Parts, name: string) => {
  if (typeof createImageBitmap !== 'function') return false
  try {
    const bitmap = await createImageBitmap(await parts.blob(name))
    bitmap.close()
    return true
  } catch {
    return false
  }
}

const faultOf = async (parts: Parts, name: string) => {
  if (!parts.has(name)) return 'picture-missing'
  try {
    const head = await parts.head(name)
    if (isPicture(head)) return null
    if (!isForeignPicture(head)) return 'picture-unreadable'
    return (await canBeShown(parts, name)) ? null : 'picture-format'
  } catch (error) {
    if (error instanceof Refusal) return 'picture-unreadable'
    throw error
  }
}

/** Those parts that are there and are pictures; of the others a warning says why they are not. */
export const picturesAmong = async (
  parts: Parts,
  named: readonly { part: string; shown: string }[],
  at: number | string,
  { warn }: Collector,
) => {
  const faults = await Promise.all(named.map(async ({ part }) => await faultOf(parts, part)))
  return named.flatMap(({ part, shown }, place) => {
    const fault = faults[place] ?? null
    if (fault !== null) warn(at, fault, shown)
    return fault === null ? [part] : []
  })
}
