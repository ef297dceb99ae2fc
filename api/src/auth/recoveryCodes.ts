// Codes for who has lost the app: 80 random bits each, in the base32 of Crockford, which has no letters that look like digits.
import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@truenorth/api-contract/secondFactor'
import { hashOf } from '../http/secrets.ts'

const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 16
const shape = new RegExp(`^[${letters}]{${length}}$`)

const newCode = () =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length)))
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

/** New codes as they are shown: `4k7m-0x2p-9s3d-w8vn`. */
export const newRecoveryCodes = () => Array.from({ length: recoveryCodeCount }, newCode)

const lookalikes: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

/** A code as it was typed, without what is there for the eye; undefined when it is no recovery code. */
export const recoveryCodeIn = (typed: string) => {
  const code = typed
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[oil]/g, (letter) => lookalikes[letter] ?? letter)
  return shape.test(code) ? code : undefined
}

/** The stored form of a code, which belongs to one account. */
export const hashOfRecoveryCode = (userId: number, code: string) =>
  hashOf(`recovery ${userId} ${code.replaceAll('-', '')}`)
