import { createHash, randomBytes } from 'node:crypto'

/** A new random secret of 256 bits, fit for a link. */
export const newSecret = () => randomBytes(32).toString('base64url')

const exportTokenShape = /^tnx_[\w-]{43}$/

/** A new token for the export; its prefix tells it from access tokens, and scanners of secrets what it is. */
export const newExportToken = () => `tnx_${newSecret()}`

export const isExportToken = (token: string) => exportTokenShape.test(token)

/** The stored form of a secret, which is of no use to a reader of the database. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

const digits = /^\d{1,15}$/

/** A user's id in the form in which reset links have it. */
export const uidOf = (id: number) => Buffer.from(String(id)).toString('base64url')

/** The id in a uid; undefined when the text is no uid. */
export const idOfUid = (uid: string) => {
  const text = Buffer.from(uid, 'base64url').toString()
  return digits.test(text) ? Number(text) : undefined
}
