import { queryOptions } from '@tanstack/react-query'
import { listEntries } from './entries'

const all = ['journal'] as const

/** Keys and options of what is asked about entries. */
export const entryQueries = {
  all,
  list: () =>
    queryOptions({ queryKey: [...all, 'list'], queryFn: ({ signal }) => listEntries(signal) }),
}
