import { foldText } from '@truenorth/shared-ui/lists'
import type { Entry } from '../../api/entry'
import { searchTextOf } from './searchIndex'

/** The entries that have the words in title, content or emotion; all of them for no words. */
export const searchEntries = (entries: readonly Entry[], words: string): readonly Entry[] => {
  const wanted = foldText(words).trim()
  return wanted ? entries.filter((entry) => searchTextOf(entry).includes(wanted)) : entries
}
