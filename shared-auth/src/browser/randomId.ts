const hex = (byte: number) => byte.toString(16).padStart(2, '0')

// Version 4, variant 1 (RFC 9562).
const fromBytes = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const text = [...bytes].map(hex).join('')
  const parts = [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20)]
  return [...parts, text.slice(20)].join('-')
}

/** A random UUID, also where the browser has no `crypto.randomUUID`: on plain http outside of this machine. */
export const randomId = (): string => {
  const available: Partial<Crypto> = crypto
  return available.randomUUID?.() ?? fromBytes()
}
