import { cutGraphemes } from '@truenorth/shared-ui'

const longestTag = 50

/** A word of the user's own as it is kept: trimmed, lower-cased, one form for one spelling. */
export const customTag = (word: string) =>
  cutGraphemes(word.normalize('NFC').trim().toLowerCase().normalize('NFC'), longestTag).trim()
