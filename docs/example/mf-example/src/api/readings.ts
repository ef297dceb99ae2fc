// The only file that knows addresses of the server.
import type { Mood } from '@truenorth/api-contract/moods'
import { get } from '@truenorth/shared-auth'
import { queryOptions } from '@tanstack/react-query'

export const readingQueries = {
  all: () =>
    queryOptions({ queryKey: ['example', 'readings'], queryFn: () => get<Mood[]>('/mood/') }),
}
