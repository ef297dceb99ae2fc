import { useLocation, useNavigate, useSearchParams } from '@truenorth/shared-ui/router'
import { useCallback, useState } from 'react'
import { type JournalView, readView, writeView } from './journalView'
import { useRested } from './useRested'

/** Marks a place that was come to from the journal itself: closing it is going back. */
export const fromJournal = { fromJournal: true }

const isFromJournal = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromJournal' in state

/** What the address says, and the ways to change it. What lies open is a step of its own; back closes it. */
export const useJournalView = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const found = readView(params)
  // What is typed stands in the box and in the list at once, in the address when the typing rests.
  const [words, setWords] = useState(found.words)
  const view = { ...found, words }
  const addressOf = (changes: Partial<JournalView>) => ({
    search: writeView({ ...found, ...changes }),
  })
  const replace = (changes: Partial<JournalView>) =>
    void navigate(addressOf(changes), { replace: true, preventScrollReset: true, state })
  useRested(words, () => {
    if (words !== found.words) replace({ words })
  })
  // The same until the address changes: no letter of a search draws the sheets anew for it.
  const searchOf = useCallback(
    (entry: string) => writeView({ ...readView(params), entry }),
    [params],
  )
  return {
    view,
    searchOf,
    search: setWords,
    replace,
    open: (changes: Partial<JournalView>) =>
      void navigate(addressOf(changes), { preventScrollReset: true, state: fromJournal }),
    /** Ends what lies open: back where it was opened here, else by leaving it out of the address. */
    close: (changes: Partial<JournalView>) =>
      isFromJournal(state) ? void navigate(-1) : replace(changes),
  }
}

export type JournalAddress = ReturnType<typeof useJournalView>
