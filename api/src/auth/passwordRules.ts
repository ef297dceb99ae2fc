// What a password must not be, in the words of the reference back end (Django's validators).
import { readFileSync } from 'node:fs'
import { shortestPassword } from '@truenorth/api-contract/account'

// Django's list of 20,000 (BSD licence beside it), compiled by Royce Williams from leaked passwords.
const file = new URL('../../assets/common-passwords.txt', import.meta.url)

let common: Set<string> | undefined

const isCommon = (password: string) => {
  common ??= new Set(readFileSync(file, 'utf8').split('\n'))
  return common.has(password.toLowerCase())
}

let leaked: Promise<Set<string>> | undefined

// 49,000 that are most frequent in leaks, from the dictionaries of zxcvbn-ts. They load when a password is first chosen.
const loadLeaked = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((one) => one.toLowerCase()))
}

const isLeaked = async (password: string) => {
  leaked ??= loadLeaked()
  return (await leaked).has(password.toLowerCase())
}

const commonErrors = async (password: string) => {
  if (isCommon(password)) return ['This password is too common.']
  return (await isLeaked(password))
    ? ['This password is on lists of stolen passwords, which are tried first. Choose another one.']
    : []
}

const tooSimilar = 0.7

const lettersOf = (text: string) => {
  const letters = new Map<string, number>()
  for (const letter of text) letters.set(letter, (letters.get(letter) ?? 0) + 1)
  return letters
}

// Python's SequenceMatcher.quick_ratio(): twice the letters in common over all letters.
const likeness = (a: string, b: string) => {
  const left = lettersOf(b)
  let inCommon = 0
  for (const letter of a) {
    const count = left.get(letter) ?? 0
    if (count > 0) inCommon += 1
    left.set(letter, count - 1)
  }
  return (2 * inCommon) / (a.length + b.length)
}

const isFarShorter = (part: string, password: string) =>
  password.length >= 10 * part.length && part.length < (tooSimilar / 2) * password.length

// Compared with the whole value and with each word in it.
const isSimilar = (password: string, value: string) => {
  const given = password.normalize('NFC').toLowerCase()
  const whole = value.normalize('NFC').toLowerCase()
  return [...whole.split(/[^\p{L}\p{N}_]+/u), whole].some(
    (part) => part !== '' && !isFarShorter(part, given) && likeness(given, part) >= tooSimilar,
  )
}

type Owner = { username: string; email: string }

/** The error of a password that is too similar to its owner's name or address. */
export const similarityErrors = (password: string, { username, email }: Owner) => {
  if (isSimilar(password, username)) return ['The password is too similar to the username.']
  if (isSimilar(password, email)) return ['The password is too similar to the email address.']
  return []
}

/** The errors of a password that is weak for anybody. */
export const strengthErrors = async (given: string) => {
  const password = given.normalize('NFC')
  return [
    ...(Array.from(password).length < shortestPassword
      ? [`This password is too short. It must contain at least ${shortestPassword} characters.`]
      : []),
    ...(await commonErrors(password)),
    ...(/^\p{Nd}+$/u.test(password) ? ['This password is entirely numeric.'] : []),
  ]
}

/** All errors of a password, in the order in which they are reported. */
export const passwordErrors = async (password: string, owner: Owner) => [
  ...similarityErrors(password, owner),
  ...(await strengthErrors(password)),
]
