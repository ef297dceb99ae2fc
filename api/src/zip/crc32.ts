const bitsOfByte = 8
const polynomial = 0xed_b8_83_20

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < bitsOfByte; bit += 1) {
    value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1
  }
  return value
})

/** The checksum of ZIP files. Node has one only from version 22 on, browsers have none. */
export const crc32 = (bytes: Uint8Array) => {
  let value = 0xff_ff_ff_ff
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0)
  return (value ^ 0xff_ff_ff_ff) >>> 0
}
