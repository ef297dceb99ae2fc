import { foldText, hasWords, searchWords } from '@truenorth/api-contract/text'
import type { Entry } from './entry'

// Folding is what costs, so it is done once per entry.
const folded = new WeakMap<Entry, string>()

/** The folded title, content and emotion of an entry, separated by a character that no word has. */
export const searchTextOf = (entry: Entry) => {
  const known = folded.get(entry)
  if (known !== undefined) return known
  const text = [entry.title, entry.content, entry.emotion].map(foldText).join('\n')
  folded.set(entry, text)
  return text
}

/** The entries that have all the words in title, content or emotion; all of them for no words. */
export const searchEntries = (entries: readonly Entry[], search: string): readonly Entry[] => {
  const words = searchWords(search)
  return words.length > 0
    ? entries.filter((entry) => hasWords(searchTextOf(entry), words))
    : entries
}
