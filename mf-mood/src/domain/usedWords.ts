import type { WordCount } from '@truenorth/api-contract/days'
import { countCodePoints } from '@truenorth/shared-ui'

const fewestUses = 2

// One letter of an alphabet is an ending or an initial; one of Han is a word.
const isLetter = (word: string) =>
  countCodePoints(word) === 1 && word.toLowerCase() !== word.toUpperCase()

/** Those of counted words that say something: no stop words, no single letters, none that was used once. */
export const usedWords = (words: readonly WordCount[], stopWords: ReadonlySet<string>) =>
  words.filter(
    ({ word, count }) =>
      count >= fewestUses && !isLetter(word) && !stopWords.has(word.toLowerCase()),
  )
