// Counts the words of texts in any script.
import { mostWordsOfPeriod, type PeriodItems, type WordCount } from '@truenorth/api-contract/days'
import { lowerCase } from '@truenorth/api-contract/text'

const lettersInARow = /[\p{L}\p{M}]+/gu
// Scripts that write no spaces between words.
const withoutSpaces =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
// What is longer is no word, and no sentence without a space either.
const longestRun = 500
// Of a text that was made to have ever new words, the first are counted.
const mostForms = 100_000

// The one for scripts without spaces comes with the platform, and older browsers have none.
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'word' }) : undefined

const wordsOf = (run: string): readonly string[] => {
  if (run.length > longestRun) return []
  if (!segmenter || !withoutSpaces.test(run)) return [run]
  return Array.from(segmenter.segment(run), ({ segment }) => segment)
}

type Written = WordCount & { inThisForm: number }

/** Forms of one word as one, written as it mostly was. */
const joinForms = (forms: ReadonlyMap<string, number>) => {
  const words = new Map<string, Written>()
  for (const [word, count] of forms) {
    const key = lowerCase(word)
    const known = words.get(key)
    if (!known) words.set(key, { word, count, inThisForm: count })
    else {
      known.count += count
      if (count > known.inThisForm) Object.assign(known, { word, inThisForm: count })
    }
  }
  return [...words.values()]
}

const mostUsedFirst = (a: WordCount, b: WordCount) =>
  b.count - a.count || (a.word < b.word ? -1 : 1)

/** Counts words that are added: runs of letters, or what the platform takes for words where no spaces are written. */
export const createWordCounter = () => {
  const forms = new Map<string, number>()
  let words = 0
  return {
    add: (text: string) => {
      for (const [run] of text.normalize('NFC').matchAll(lettersInARow))
        for (const word of wordsOf(run)) {
          words += 1
          const count = forms.get(word)
          if (count !== undefined || forms.size < mostForms) forms.set(word, (count ?? 0) + 1)
        }
    },
    /** The number of all words, and those that were used most. */
    counted: (): Pick<PeriodItems, 'word_count' | 'words'> => ({
      word_count: words,
      words: joinForms(forms)
        .sort(mostUsedFirst)
        .slice(0, mostWordsOfPeriod)
        .map(({ word, count }) => ({ word, count })),
    }),
  }
}
