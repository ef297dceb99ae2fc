import { useQueryClient } from '@tanstack/react-query'
import { isBlank } from '@truenorth/api-contract/text'
import { useOnWriteSent } from '@truenorth/shared-auth'
import { useIdlePrecompute } from '@truenorth/shared-ui/lists'
import { useMemo } from 'react'
import { entryKind, entryQueries, useEntries } from '../../api/entries'
import type { Entry } from '../../domain/entry'
import { searchEntries, searchTextOf } from '../../domain/searchEntries'
import { sortEntries, type Sorting } from '../../domain/sortEntries'

type Filter = { words: string; sorting: Sorting }

const none: readonly Entry[] = []

// In any other order, or in a search, the newest entries need not be the first ones.
const showsNewestFirst = ({ words, sorting }: Filter) => sorting === 'date' && isBlank(words)

/** The entries of the journal: all of them, and those that match the filter, in its order. */
export const useJournal = (filter: Filter) => {
  const { data, newest = none, isFetching, isError, refetch } = useEntries()
  const client = useQueryClient()
  useOnWriteSent(entryKind, () => client.invalidateQueries({ queryKey: entryQueries.all }))
  const { words, sorting } = filter
  const known = data ?? (showsNewestFirst(filter) ? newest : none)
  // Sorting is repeated for another order, not for another letter of a search.
  const sorted = useMemo(() => sortEntries(known, sorting), [known, sorting])
  const visible = useMemo(() => searchEntries(sorted, words), [sorted, words])
  useIdlePrecompute(known, searchTextOf)
  return {
    /** Undefined until all are there. */
    entries: data,
    visible,
    hasFailed: !data && isError,
    isFetching,
    retry: () => void refetch(),
  }
}

/** What `useJournal` knows. */
export type Journal = ReturnType<typeof useJournal>
