import { ErrorState, Text, TextLink } from '@truenorth/shared-ui'
import { OverviewSection } from './OverviewSection'
import { ReadingList } from './ReadingList'
import { ReadingsSkeleton } from './ReadingsSkeleton'
import type { useOverview } from './useOverview'

type WeekSectionProps = {
  overview: Pick<ReturnType<typeof useOverview>, 'recent' | 'recentFailure'>
  onDelete: (id: number) => void
}

/** Up to five readings of the days before. */
export const WeekSection = ({ overview, onDelete }: WeekSectionProps) => (
  <OverviewSection
    title="This Week's Readings"
    action={
      <TextLink alone to="/mood/history">
        View Full History
      </TextLink>
    }
  >
    <WeekContent overview={overview} onDelete={onDelete} />
  </OverviewSection>
)

const WeekContent = ({ overview: { recent, recentFailure }, onDelete }: WeekSectionProps) => {
  if (recent.isPending) return <ReadingsSkeleton count={5} />
  if (recent.isError)
    return (
      <ErrorState
        title="Failed to Load"
        text={recentFailure}
        onRetry={() => void recent.refetch()}
      />
    )
  if (recent.data.length === 0) return <Text color="ink.muted">No recent readings</Text>
  return <ReadingList readings={recent.data} onDelete={onDelete} />
}
