import { cutGraphemes } from '@truenorth/shared-ui'

/** Longest tag, in code points. */
export const longestTag = 50

// The mark that every tag gets when it is shown.
const marks = /^[#＃\s]+/u

/** A word of the user's own as it is kept: one form for one spelling, lower-cased, single spaces, no "#". */
export const customTag = (word: string) => {
  const plain = word.normalize('NFC').toLowerCase().normalize('NFC')
  return cutGraphemes(plain.replace(marks, '').replace(/\s+/gu, ' ').trim(), longestTag).trim()
}
