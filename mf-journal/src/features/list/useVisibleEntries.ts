import { useMemo } from 'react'
import type { Entry } from '../../api/entry'
import type { JournalView } from '../address/journalView'
import { searchEntries } from '../search/searchEntries'
import { sortEntries } from '../sort/sortEntries'

/** The entries that are sought, in the order that is asked for. Sorted once an order, not once a letter. */
export const useVisibleEntries = (
  entries: readonly Entry[],
  { words, sorting }: Pick<JournalView, 'words' | 'sorting'>,
) => {
  const sorted = useMemo(() => sortEntries(entries, sorting), [entries, sorting])
  return useMemo(() => searchEntries(sorted, words), [sorted, words])
}
