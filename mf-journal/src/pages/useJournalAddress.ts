import { useLocation, useNavigate, useSearchParams } from '@truenorth/shared-ui/router'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type Sorting, sortings } from '../domain/sortEntries'

/** What the address holds of the journal. */
export type JournalView = {
  /** The words that are searched for. */
  words: string
  sorting: Sorting
  /** Id of the entry that is open. */
  entry: string | undefined
  /** The form that is open; 'edit' is about the open entry. */
  writing: 'new' | 'edit' | undefined
}

/** Reads an address; what it does not hold or cannot mean has its default. */
export const readView = (params: URLSearchParams): JournalView => {
  const sorting = sortings.find((known) => known === params.get('sort')) ?? 'date'
  const entry = params.get('entry') ?? undefined
  const write = params.get('write')
  return {
    words: params.get('q') ?? '',
    sorting,
    entry,
    writing: write === 'new' ? 'new' : write === 'edit' && entry ? 'edit' : undefined,
  }
}

/** The query of an address, without defaults. */
export const writeView = ({ words, sorting, entry, writing }: JournalView) => {
  const params = new URLSearchParams()
  if (words) params.set('q', words)
  if (sorting !== 'date') params.set('sort', sorting)
  if (entry) params.set('entry', entry)
  if (writing) params.set('write', writing)
  return params.toString()
}

const pauseMs = 300

// Calls `onPause` with the value when it has not changed for a moment.
const useTypingPause = (value: string, onPause: (value: string) => void) => {
  const tell = useEffectEvent(onPause)
  useEffect(() => {
    const timer = setTimeout(() => tell(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
}

// Marks history entries that the journal itself has made: closing what they show is going back.
const fromJournal = { fromJournal: true }

const isFromJournal = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromJournal' in state

/** The view that the address holds, and the ways to change it. Opening is a step of its own, which Back undoes. */
export const useJournalAddress = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const found = readView(params)
  // What is typed shows at once, and is in the address after a pause.
  const [words, setWords] = useState(found.words)
  const replace = (changes: Partial<JournalView>) =>
    void navigate(
      { search: writeView({ ...found, ...changes }) },
      { replace: true, preventScrollReset: true, state },
    )
  useTypingPause(words, (typed) => {
    if (typed !== found.words) replace({ words: typed })
  })
  // It stays the same until the address changes, so that typing a search does not render every card.
  const searchOf = useCallback(
    (entry: string) => writeView({ ...readView(params), entry }),
    [params],
  )
  const open = useCallback(
    (changes: Partial<JournalView>) =>
      void navigate(
        { search: writeView({ ...readView(params), ...changes }) },
        { preventScrollReset: true, state: fromJournal },
      ),
    [navigate, params],
  )
  const edit = useCallback((entry: string) => open({ entry, writing: 'edit' }), [open])
  return {
    view: { ...found, words },
    /** The query of a link to an entry, and the state of that link. */
    searchOf,
    linkState: fromJournal,
    /** Opens the form of an entry; the same until the address changes, like `searchOf`. */
    edit,
    search: setWords,
    replace,
    open,
    /** Closes what is open: by going back if it was opened here, else by another address. */
    close: (changes: Partial<JournalView>) =>
      isFromJournal(state) ? void navigate(-1) : replace(changes),
  }
}
