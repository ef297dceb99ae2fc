// Why sealed pages could not be unlocked.
import { isNetworkError } from '../http/errors'

/** The passphrase, code or passkey is not the one that opens these pages. */
export class WrongSecret extends Error {
  override name = 'WrongSecret'
}

/** The authenticator of a passkey makes no secrets, so that it cannot open pages. */
export class NoPrf extends Error {
  override name = 'NoPrf'
}

/** A way to the key that a person takes: what was typed, or a passkey of theirs. */
export type Way = { kind: 'passphrase' | 'recovery'; text: string } | { kind: 'passkey' }

const failed = 'The pages could not be unlocked. Please try again.'
const offline = 'Your sealed pages open once the server can be reached: it keeps their wrapped key.'

const wrong = {
  passphrase: 'This is not the passphrase of your sealed pages.',
  recovery: 'This is not the recovery code of your sealed pages.',
  passkey: 'This passkey does not open your sealed pages.',
}

/** What is said when sealed pages could not be opened in some way. */
export const unlockMessage = (error: unknown, kind: Way['kind']): string => {
  if (error instanceof WrongSecret) return wrong[kind]
  if (error instanceof NoPrf)
    return 'This passkey cannot open sealed pages: its device makes no secrets for that. Use your passphrase.'
  if (isNetworkError(error)) return offline
  if (error instanceof Error && error.name === 'NotAllowedError')
    return 'That was cancelled, or took too long. Please try again.'
  return failed
}
