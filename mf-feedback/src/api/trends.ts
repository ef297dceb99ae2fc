// What feedback says together. Apart from the inbox, because few who open that come here.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { feedbackTrendsSchema } from '@truenorth/api-contract/inbox'
import { get, useReported } from '@truenorth/shared-auth'
import { feedbackQueries } from './feedback'

/** Of which messages the weeks are counted: those of a page, of a remote, or all. */
export type TrendScope = { path?: string; remote?: string }

const trendsQuery = (scope: TrendScope) =>
  queryOptions({
    queryKey: [...feedbackQueries.all, 'trends', scope],
    queryFn: ({ signal }) =>
      get('/feedback/trends/', feedbackTrendsSchema, { params: scope, signal }),
    placeholderData: keepPreviousData,
  })

/** Kinds and ratings by week, by page and by release of a remote. */
export const useTrends = (scope: TrendScope) => {
  const query = useQuery(trendsQuery(scope))
  useReported(query.error, 'loading the trends of feedback')
  return query
}
