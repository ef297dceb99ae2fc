import { Box, ButtonLink, EmptyState, ErrorState } from '@truenorth/shared-ui'
import { OverviewSection } from './OverviewSection'
import { ReadingsSkeleton } from './ReadingsSkeleton'
import { ReadingList } from './ReadingList'
import type { useOverview } from './useOverview'

type TodaySectionProps = {
  overview: Pick<ReturnType<typeof useOverview>, 'today' | 'earlier' | 'todayFailure'>
  onDelete: (id: number) => void
}

/** The latest reading of today, and under it those before. */
export const TodaySection = ({ overview, onDelete }: TodaySectionProps) => (
  <OverviewSection title="Today's Compass Reading">
    <TodayContent overview={overview} onDelete={onDelete} />
  </OverviewSection>
)

const TodayContent = ({ overview, onDelete }: TodaySectionProps) => {
  const { today, earlier, todayFailure } = overview
  if (today.isPending) return <ReadingsSkeleton count={1} />
  if (today.isError)
    return (
      <ErrorState title="Failed to Load" text={todayFailure} onRetry={() => void today.refetch()} />
    )
  if (!today.data)
    return (
      <EmptyState
        title="There is no mood for today."
        action={<ButtonLink to="/mood/create">Log Energy</ButtonLink>}
      />
    )
  return (
    <>
      <ReadingList readings={[today.data]} onDelete={onDelete} />
      {earlier.length > 0 && (
        <Box marginTop="16px">
          <Box as="h3" fontSize="18" marginBottom="8px">
            Earlier today
          </Box>
          <ReadingList readings={earlier} onDelete={onDelete} />
        </Box>
      )}
    </>
  )
}
