import { useQuery } from '@tanstack/react-query'
import { errorSentence } from '@truenorth/shared-auth'
import { Box, ButtonLink, EmptyState, ErrorState, Skeleton, useToday } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import { insightsQuery } from '../../api/moodDays'
import { fewestDaysInAll, type Insights } from '../../domain/insights'
import { dayCount } from '../../domain/insightText'

export const TooEarly = ({ days }: { days: number }) => (
  <EmptyState
    title="Not enough to go on yet"
    text={`${dayCount(days)} with a reading so far. From about ${fewestDaysInAll}, this page can say something that is more than chance.`}
    action={<ButtonLink to="/mood/create">Log New Reading</ButtonLink>}
  />
)

type LoadedInsightsProps = { children: (insights: Insights, today: string) => ReactNode }

/** A screen over all counted days: while they load, when they cannot be loaded, and when there are none. */
export const LoadedInsights = ({ children }: LoadedInsightsProps) => {
  const today = useToday()
  const { data: insights, error, isPending, refetch } = useQuery(insightsQuery())
  if (isPending)
    return (
      <Box aria-busy display="grid" gap="24px">
        <Skeleton height="240px" borderRadius="14" />
        <Skeleton height="360px" borderRadius="14" />
      </Box>
    )
  if (!insights)
    return (
      <ErrorState
        title="Failed to Load"
        text={errorSentence(error) ?? 'Failed to load insights.'}
        onRetry={() => void refetch()}
      />
    )
  if (insights.days.length === 0) return <TooEarly days={0} />
  return children(insights, today)
}
