import { type Sorting, sortings } from '../sort/sortEntries'

/** What the address says of the journal: what is sought, in which order, what lies open. */
export type JournalView = {
  words: string
  sorting: Sorting
  /** The entry that is open. */
  entry: string | undefined
  writing: 'new' | 'edit' | undefined
}

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

/** The query of an address; what is as usual is left out. */
export const writeView = ({ words, sorting, entry, writing }: JournalView) => {
  const params = new URLSearchParams()
  if (words) params.set('q', words)
  if (sorting !== 'date') params.set('sort', sorting)
  if (entry) params.set('entry', entry)
  if (writing) params.set('write', writing)
  return params.toString()
}
