import { queryOptions } from '@tanstack/react-query'
import { listSessions } from './sessions'

const all = ['sessions'] as const

/** Where the user is signed in. */
export const sessionQueries = {
  all,
  list: () => queryOptions({ queryKey: all, queryFn: listSessions }),
}
