// Encrypts what lies in this browser: AES-256-GCM (NIST SP 800-38D), by the browser where it can.

/** A 256-bit key: by Web Crypto, where no script can read it out again; as bytes on plain http, where there is none. */
export type DeviceKey = CryptoKey | Uint8Array<ArrayBuffer>

/** What is encrypted, under a nonce of 96 bits that is used once. */
export type Sealed = { nonce: Uint8Array<ArrayBuffer>; bytes: Uint8Array<ArrayBuffer> }

const nonceBytes = 12

// It lacks outside of secure contexts, whatever its type says.
const subtle = (): SubtleCrypto | undefined => crypto.subtle

const aes = async (key: Uint8Array, nonce: Uint8Array, place: Uint8Array) => {
  const { gcm } = await import('@noble/ciphers/aes.js')
  return gcm(key, nonce, place)
}

const encoder = new TextEncoder()

/** Makes a key of its 32 bytes. */
export const importKey = async (bytes: Uint8Array<ArrayBuffer>): Promise<DeviceKey> =>
  (await subtle()?.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])) ?? bytes

/** Encrypts for one place, in which alone it can be decrypted. */
export const seal = async (
  key: DeviceKey,
  place: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<Sealed> => {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const additionalData = encoder.encode(place)
  if (key instanceof Uint8Array) {
    const cipher = await aes(key, nonce, additionalData)
    return { nonce, bytes: Uint8Array.from(cipher.encrypt(content)) }
  }
  const parameters = { name: 'AES-GCM', iv: nonce, additionalData }
  return { nonce, bytes: new Uint8Array(await crypto.subtle.encrypt(parameters, key, content)) }
}

/** Decrypts; undefined for what was not encrypted with this key for this place. */
export const unseal = async (
  key: DeviceKey,
  place: string,
  { nonce, bytes }: Sealed,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const additionalData = encoder.encode(place)
  try {
    if (key instanceof Uint8Array) {
      const cipher = await aes(key, nonce, additionalData)
      return Uint8Array.from(cipher.decrypt(bytes))
    }
    const parameters = { name: 'AES-GCM', iv: nonce, additionalData }
    return new Uint8Array(await crypto.subtle.decrypt(parameters, key, bytes))
  } catch {
    return undefined
  }
}
