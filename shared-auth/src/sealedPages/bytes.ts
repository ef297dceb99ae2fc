// Bytes as sealed pages need them: texts, associated data and padding. `docs/sealed-pages.md` is the format.
export type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()

export const utf8 = (text: string): Bytes => encoder.encode(text)

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length))

/** Joins bytes. */
export const joined = (...parts: readonly Uint8Array[]): Bytes => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const lengthBytes = 4

const lengthOf = (bytes: Uint8Array): Bytes => {
  const length = new Uint8Array(lengthBytes)
  new DataView(length.buffer).setUint32(0, bytes.length)
  return length
}

/** Fields of which each has its length in front (32 bits, big-endian), so that no two lists of fields look alike. */
export const fieldsOf = (...fields: readonly string[]): Bytes =>
  joined(...fields.map(utf8).flatMap((field) => [lengthOf(field), field]))

const shortest = 512

/** The size to which so many bytes are padded: at most an eighth more, by Padmé (PURBs, PETS 2019, section 4), and 512 at least. */
export const paddedLength = (length: number): number => {
  if (length <= shortest) return shortest
  const exponent = Math.floor(Math.log2(length))
  const kept = Math.floor(Math.log2(exponent)) + 1
  const step = 2 ** (exponent - kept)
  return Math.ceil(length / step) * step
}

/** Bytes with their length in front and zeros behind, which hide how many they are. */
export const padded = (bytes: Uint8Array): Bytes => {
  const whole = new Uint8Array(paddedLength(lengthBytes + bytes.length))
  whole.set(lengthOf(bytes))
  whole.set(bytes, lengthBytes)
  return whole
}

/** The bytes that were padded; undefined for what no padding has made. */
export const unpadded = (bytes: Bytes): Bytes | undefined => {
  if (bytes.length < lengthBytes) return undefined
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  return lengthBytes + length <= bytes.length
    ? bytes.slice(lengthBytes, lengthBytes + length)
    : undefined
}
