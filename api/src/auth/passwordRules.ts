import { isCommon } from './commonPasswords.ts'
import { isSimilar } from './similarity.ts'

const shortest = 8

type Owner = { username: string; email: string }

/** That a password is too much like its owner's name or address, in the reference back end's words. */
export const likenessProblems = (password: string, { username, email }: Owner) => {
  if (isSimilar(password, username)) return ['The password is too similar to the username.']
  if (isSimilar(password, email)) return ['The password is too similar to the email address.']
  return []
}

/** What is wrong with a password, whoever's it is. */
export const strengthProblems = (password: string) => [
  ...(Array.from(password).length < shortest
    ? [`This password is too short. It must contain at least ${shortest} characters.`]
    : []),
  ...(isCommon(password) ? ['This password is too common.'] : []),
  ...(/^\p{Nd}+$/u.test(password) ? ['This password is entirely numeric.'] : []),
]

/** Everything that is wrong with a password, in the order in which it is told. */
export const passwordProblems = (password: string, owner: Owner) => [
  ...likenessProblems(password, owner),
  ...strengthProblems(password),
]
