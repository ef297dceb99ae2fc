// The lock of a browser: /auth/app-locks/, /token/app-lock/. The server keeps one half of what opens it.
import * as z from 'zod/mini'

/** Wrong PINs after which a lock opens no more. */
export const mostWrongPins = 5

/** The `code` of the 404 of a lock that the server does not have, or has no more. */
export const lockGone = 'lock_gone'

/** 256 bits in base64url. */
export const secretPattern = /^[\w-]{43}$/

const secret = z.string().check(z.regex(secretPattern))

/** What a lock is opened with: the server's half of the key, in base64url. */
export const lockShareSchema = z.object({ share: secret })

/** A lock, by the secret name that its browser has made for it. */
export type LockName = { lock: string }

/**
 * What is sent to make a lock. The browser makes all of it, and has stored what it needs when this arrives: whatever gets
 * lost on the way, it opens by the old lock or the new one.
 */
export type NewLock = LockName & {
  /** The half of the key that the server keeps. */
  share: string
  /** Derived from the PIN; without it, a passkey of the account opens the lock. */
  verifier?: string | undefined
  /** The lock of this browser that it takes the place of. */
  replaces?: string | undefined
}

/** What is sent to open a lock by a PIN. */
export type PinProof = LockName & { verifier: string }
