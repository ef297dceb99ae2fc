// Rules and words of the forms of sealed pages.
import { fieldErrors } from '@truenorth/shared-auth'
import { unlockMessage } from '@truenorth/shared-auth/sealed-pages/keys'
import { countCodePoints, formatLongDate } from '@truenorth/shared-ui'
import { isSamePassword, refusalBanner } from './accountRules'
import type { RecoveryWords } from './RecoveryCodeList'

const shortestPassphrase = 12

/** The message for a new passphrase; undefined when it is valid, like all messages here. */
export const newPassphraseError = (passphrase: string, password: string) => {
  const text = passphrase.trim()
  if (text === '') return 'The passphrase is required'
  if (countCodePoints(text) < shortestPassphrase)
    return `The passphrase must be at least ${shortestPassphrase} characters`
  return isSamePassword(text, password)
    ? 'Choose another one than your password, which the server sees at each sign-in'
    : undefined
}

export const passphraseConfirmationError = (value: string, passphrase: string) => {
  if (value === '') return 'Please confirm the passphrase'
  return isSamePassword(value.trim(), passphrase.trim()) ? undefined : 'Passphrases do not match'
}

/** For a passphrase that exists; only the key knows whether it is right. */
export const presentPassphraseError = (value: string) =>
  value.trim() === '' ? 'The passphrase is required' : undefined

const refused = refusalBanner(['current_password'], '')

/** The banner of a form that asks for the password and opens the key. */
export const keyFailure = (error: unknown): string | undefined => {
  if (fieldErrors(error)['current_password']?.[0] !== undefined) return undefined
  return refused(error) || unlockMessage(error, 'passphrase')
}

/** What the recovery code of sealed pages is for. */
export const recoveryWords: RecoveryWords = {
  what: (username) =>
    `Recovery code for the sealed pages of ${username} at Truenorth, made on ${formatLongDate(new Date())}.`,
  use: 'It opens all sealed pages without the passphrase, as often as you like.',
  keep: 'Keep it on paper, or where you keep your passwords: it is shown only now.',
  file: 'truenorth-sealed-pages-recovery-code.txt',
  copied: 'Recovery code copied',
}
