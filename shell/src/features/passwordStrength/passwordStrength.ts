import { countCodePoints } from '@truenorth/shared-ui'

const checks = [
  { label: 'At least 8 characters', isMet: (password: string) => countCodePoints(password) >= 8 },
  { label: 'An uppercase letter', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { label: 'A lowercase letter', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { label: 'A digit', isMet: (password: string) => /\p{Nd}/u.test(password) },
]

const verdicts = ['', 'Weak', 'Weak', 'Good', 'Strong'] as const

/** Advice about a password: which of the four checks it meets, and what that makes it. */
export const passwordStrength = (password: string) => {
  const results = checks.map(({ label, isMet }) => ({ label, isMet: isMet(password) }))
  const met = results.filter(({ isMet }) => isMet).length
  return { results, met, verdict: verdicts[met] ?? '' }
}
