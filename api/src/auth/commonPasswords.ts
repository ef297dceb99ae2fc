import { readFileSync } from 'node:fs'

// Django's list of 20,000 (BSD licence beside it), compiled by Royce Williams from leaked passwords.
const file = new URL('../../assets/common-passwords.txt', import.meta.url)

let known: Set<string> | undefined

/** Whether half the world uses this password. */
export const isCommon = (password: string) => {
  known ??= new Set(readFileSync(file, 'utf8').split('\n'))
  return known.has(password.toLowerCase())
}
