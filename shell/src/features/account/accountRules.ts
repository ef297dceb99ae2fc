// Rules of the fields of an account, with the messages of the specification (sections 5 and 9).
import { busyMessage, errorDetail, fieldErrors } from '@truenorth/shared-auth'
import { countCodePoints } from '@truenorth/shared-ui'

const usernameMinimum = 3
const passwordMinimum = 8

// As the server compares and counts them: an "é" is one letter from every keyboard (D48).
const composed = (password: string) => password.normalize('NFC')

/** Whether two fields hold the same password. */
export const isSamePassword = (one: string, other: string) => composed(one) === composed(other)

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The message for a username; undefined when it is valid, like all messages here. */
export const usernameError = (value: string) => {
  const username = value.trim()
  if (username === '') return 'Username is required'
  return username.length < usernameMinimum ? 'Username must be at least 3 characters' : undefined
}

export const emailError = (value: string) => {
  const email = value.trim()
  if (email === '') return 'Email is required'
  return looksLikeEmail.test(email) ? undefined : 'Please enter a valid email address'
}

/** For a password that exists; the server knows whether it is right. */
export const presentPasswordError = (value: string) =>
  value === '' ? 'Password is required' : undefined

export const newPasswordError = (value: string) => {
  if (value === '') return 'Password is required'
  return composed(value).length < passwordMinimum
    ? 'Password must be at least 8 characters'
    : undefined
}

export const confirmationError = (value: string, password: string) => {
  if (value === '') return 'Please confirm your password'
  return isSamePassword(value, password) ? undefined : 'Passwords do not match'
}

const checks = [
  {
    label: 'At least 8 characters',
    isMet: (password: string) => countCodePoints(composed(password)) >= 8,
  },
  { label: 'An uppercase letter', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { label: 'A lowercase letter', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { label: 'A digit', isMet: (password: string) => /\p{Nd}/u.test(password) },
]

const verdicts = ['', 'Weak', 'Weak', 'Good', 'Strong'] as const

const wordsOf = (passphrase: string) => composed(passphrase).toLowerCase().match(/\S+/g) ?? []

// Length is what counts where words are put together.
const passphraseChecks = [
  {
    label: 'At least 12 characters',
    isMet: (passphrase: string) => countCodePoints(composed(passphrase).trim()) >= 12,
  },
  {
    label: 'At least 20 characters',
    isMet: (passphrase: string) => countCodePoints(composed(passphrase).trim()) >= 20,
  },
  { label: 'Four words or more', isMet: (passphrase: string) => wordsOf(passphrase).length >= 4 },
  {
    label: 'No word twice',
    isMet: (passphrase: string) => {
      const words = wordsOf(passphrase)
      return words.length > 0 && new Set(words).size === words.length
    },
  },
]

const strengthBy = (rules: typeof checks) => (password: string) => {
  const results = rules.map(({ label, isMet }) => ({ label, isMet: isMet(password) }))
  const met = results.filter(({ isMet }) => isMet).length
  return { results, met, verdict: verdicts[met] ?? '' }
}

/** Which of the four checks a password meets, and the verdict on it; empty for an empty password. */
export const passwordStrength = strengthBy(checks)

/** The same for a passphrase. */
export const passphraseStrength = strengthBy(passphraseChecks)

/**
 * The banner of a form that the server has refused: none when the messages at its fields say enough.
 * @param wireNames the server's names of the fields of this form
 * @param otherwise what to say when the server gives no reason
 */
export const refusalBanner =
  (wireNames: string[], otherwise: string) =>
  (error: unknown): string | undefined => {
    const fields = fieldErrors(error)
    if (wireNames.some((name) => fields[name]?.[0] !== undefined)) return undefined
    return busyMessage(error) ?? errorDetail(error) ?? otherwise
  }
