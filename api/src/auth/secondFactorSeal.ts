// Encrypts the secrets of authenticator apps at rest: a copy of the database alone gives no codes. AES-256-GCM, each text
// bound to its account.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readOrMakeKey } from './keyFile.ts'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12

/** The text from which the key is derived; it is asked for when a secret is first sealed or opened. */
export type SealKey = () => Promise<string>

/** The given key, else the one in the data folder, which the first use makes. */
export const secondFactorKey =
  (given: string | undefined, dataDir: string): SealKey =>
  async () =>
    given ?? readOrMakeKey(join(dataDir, 'second-factor.key'))

const boundTo = (userId: number) => Buffer.from(`second factor of ${userId}`)

/** Seals the secret of an account, and opens it again; undefined when that was sealed with another key, or for another account. */
export const createSecondFactorSeal = (keyText: SealKey) => {
  let derived: Promise<Buffer> | undefined
  const derive = async () =>
    Buffer.from(
      hkdfSync('sha256', (await keyText()).trim(), '', 'truenorth second factor', keyBytes),
    )
  // A failure is not kept: the disk may be back with the next call.
  const key = () =>
    (derived ??= derive().catch((error: unknown) => {
      derived = undefined
      throw error
    }))

  return {
    seal: async (userId: number, secret: string) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, await key(), nonce).setAAD(boundTo(userId))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return [nonce, text, cipher.getAuthTag()].map((one) => one.toString('base64url')).join('.')
    },
    open: async (userId: number, sealed: string): Promise<string | undefined> => {
      const [nonce, text, tag] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
      if (!nonce || !text || !tag) return undefined
      const decipher = createDecipheriv(algorithm, await key(), nonce)
      try {
        decipher.setAAD(boundTo(userId)).setAuthTag(tag)
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

export type SecondFactorSeal = ReturnType<typeof createSecondFactorSeal>
