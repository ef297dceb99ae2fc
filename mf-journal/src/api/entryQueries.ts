import { newestThenAll } from '@truenorth/shared-auth'
import { listEntries } from './entries'

const all = ['journal'] as const
const entries = newestThenAll([...all, 'list'], listEntries)

/** Keys and options of what is asked about entries. */
export const entryQueries = { all, list: entries.all, newest: entries.newest }
