import { useQueryClient } from '@tanstack/react-query'
import { isBlank } from '@truenorth/api-contract/text'
import { useOnWriteSent } from '@truenorth/shared-auth'
import { useIdlePrecompute } from '@truenorth/shared-ui/lists'
import { useMemo, useState } from 'react'
import { entryKind, entryQueries, useEntries } from '../../api/entries'
import type { Entry } from '../../domain/entry'
import { type OpenedEntries, withOpened } from '../../domain/openedEntries'
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
  const [opened, setOpened] = useState<OpenedEntries>(new Map())
  const shown = useMemo(() => withOpened(known, opened), [known, opened])
  const sorted = useMemo(() => sortEntries(shown, sorting), [shown, sorting])
  const visible = useMemo(() => searchEntries(sorted, words), [sorted, words])
  const sealed = useMemo(() => known.filter(({ seal }) => seal), [known])
  useIdlePrecompute(shown, searchTextOf)
  return {
    /** Undefined until all are there. */
    entries: data && shown,
    visible,
    /** The sealed ones as they came: locked. */
    sealed,
    /** Tells which of these are open on this device. */
    setOpened,
    hasFailed: !data && isError,
    isFetching,
    retry: () => void refetch(),
  }
}

/** What `useJournal` knows. */
export type Journal = ReturnType<typeof useJournal>
