import type { Entry } from '../../api/entry'

/** What an entry is called, also when it has no title. */
export const titleOf = ({ title }: Pick<Entry, 'title'>) => title.trim() || 'Untitled Entry'
