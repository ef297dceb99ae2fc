import { queryOptions } from '@tanstack/react-query'
import { accountContentsSchema } from '@truenorth/api-contract/account'
import { get } from '@truenorth/shared-auth'

// A large archive takes long.
const noTimeLimit = 0

/** What of a user's data can be taken along as one file. */
export type ExportPart = 'everything' | 'readings' | 'paths' | 'journal'

/** The file with that part of the user's data: a CSV table of readings or paths, else a ZIP archive. */
export const fetchExport = (part: ExportPart) =>
  get<Blob>(part === 'everything' ? '/account/export/' : `/account/export/${part}/`, {
    responseType: 'blob',
    timeout: noTimeLimit,
  })

/** What there is to take along. It is counted anew each time that somebody looks. */
export const contentsQueries = {
  own: () =>
    queryOptions({
      queryKey: ['account-contents'],
      queryFn: () => get('/account/contents/', accountContentsSchema),
      staleTime: 0,
    }),
}
